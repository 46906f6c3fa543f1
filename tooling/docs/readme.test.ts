import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { settings } from "../../apps/server/src/config.ts";
import { demoEmails, demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { root } from "../paths.mjs";

const read = (file: string) => readFileSync(root + file, "utf8");

/** The rows of the settings: name, then default or meaning. */
const settingsFile = "docs/reference/settings.md";
const rows = [...read(settingsFile).matchAll(/^\| `([A-Z0-9_]+)` \| ([^|]+?) \|/gm)];
const listed = rows.map(([, name]) => name);

it("the list of settings has those that are read, each once", () => {
  const pages = [...read("apps/web/src/platform/settings.ts").matchAll(/process\.env\.([A-Z_]+)/g)]
    .map(([, name]) => name)
    // The server tells its own pages; nobody sets them.
    .filter(
      (name = "") =>
        !["SITE_ORIGIN", "INTERNAL_ORIGIN", "OWN_CALL_KEY", "TAG_MANAGER"].includes(name),
    );
  const known = new Set([...Object.keys(settings.shape), ...pages]);
  expect(listed.toSorted()).toEqual([...known].toSorted());
});

const defaults = Object.entries(settings.parse({})).filter(([, value]) => value !== undefined);

it.each(defaults)("the list of settings names the default of %s", (name, value) => {
  const text = typeof value === "boolean" ? String(Number(value)) : String(value);
  expect(rows.find(([, listedName]) => listedName === name)?.[2]).toBe(`\`${text}\``);
});

it("README.md lists the demo accounts and their password", () => {
  const addresses = [...read("README.md").matchAll(/^\| `([^`]+@demo\.example)` \|/gm)];
  expect(addresses.map(([, address]) => address)).toEqual(Object.values(demoEmails));
  expect(read("README.md")).toContain(`\`${demoPassword}\``);
});
