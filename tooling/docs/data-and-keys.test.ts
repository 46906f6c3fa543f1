import { readFileSync } from "node:fs";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { settings } from "../../apps/server/src/config.ts";
import * as schema from "../../packages/db/src/schema/tables.ts";
import { chatFileExtensions } from "../../packages/domain/src/chat/files.ts";
import { uploadRules } from "../../packages/domain/src/upload/kinds.ts";
import { root } from "../paths.mjs";
import { listCode } from "../sources.ts";

const read = (file: string) => readFileSync(root + file, "utf8");
const parts = read("docs/reference/data-and-keys.md").split(/^## /m);
const part = (title: string) => parts.find((text) => text.startsWith(`${title}\n`)) ?? "";
/** The rows of a part: what the first cell names, and the second cell. */
const rowsOf = (title: string) =>
  [...part(title).matchAll(/^\| (`[^|]+?) \| ([^|]+?) \|/gm)].flatMap(
    ([, names = "", second = ""]) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => ({ name, second })),
  );
const namesOf = (title: string) => rowsOf(title).map(({ name }) => name);

it("sorts every table into one of the levels", () => {
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  expect(namesOf("Tables").toSorted()).toEqual(tables.map(getTableName).toSorted());
  const levels = new Set(rowsOf("Tables").map(({ second }) => second));
  expect([...levels].toSorted()).toEqual(["Inner", "Open", "Personal", "Secret"]);
});

it("lists every setting that is or holds a secret", () => {
  const secret = /_KEY$|_SECRET$|_ACCESS_KEY_ID$|^DATABASE_(DIRECT_)?URL$|^SMTP_URL$/;
  const names = Object.keys(settings.shape).filter((name) => secret.test(name));
  expect(names.length).toBeGreaterThan(9);
  expect(namesOf("Keys that are set").toSorted()).toEqual(names.toSorted());
});

it("lists every key that is made of the product's secret", () => {
  const code = listCode(root)
    .filter((file) =>
      /^(packages\/services|apps\/server)\/src\/.*(?<!test|fixture)\.ts$/.test(file),
    )
    .map(read)
    .join("\n");
  const purposes = [...code.matchAll(/sealingFor\("([^"]+)"\)/g)].map(([, name]) => name);
  expect(purposes.length).toBeGreaterThan(4);
  for (const purpose of purposes)
    expect(part("Keys that the product makes")).toContain(`\`${purpose}\``);
  const algorithms = [...code.matchAll(/create(?:Hash|Hmac)\("(\w+)"/g)].map(([, name]) => name);
  expect([...new Set(algorithms)].toSorted()).toEqual(["sha1", "sha256"]);
});

it("says which files are taken, and how large they may be", () => {
  const files = part("Files");
  for (const { maxMb, extensions } of Object.values(uploadRules)) {
    expect(files).toContain(`${maxMb} MB`);
    for (const extension of extensions) expect(files).toContain(extension);
  }
  expect(chatFileExtensions.filter((extension) => !files.includes(extension))).toEqual([]);
});
