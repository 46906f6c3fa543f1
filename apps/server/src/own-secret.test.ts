import { execFile } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeEach, expect, it } from "vitest";
import { ownSecret } from "./own-secret.ts";
import { WrongSetting } from "./wrong-setting.ts";

const run = promisify(execFile);

let folder = "";
let path = "";
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "tefuda-secret-")), "data");
  path = join(folder, "auth-secret");
});

it("makes 256 bits once, for its owner alone, and leaves nothing beside them", () => {
  const secret = ownSecret(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(ownSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(["auth-secret"]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it("gives all processes that start at once the same", async () => {
  const script = `import { ownSecret } from ${JSON.stringify(join(import.meta.dirname, "own-secret.ts"))};
    process.stdout.write(ownSecret(process.argv[1]));`;
  const secrets = await Promise.all(
    Array.from({ length: 6 }, () =>
      run(process.execPath, ["--input-type=module", "-e", script, folder]),
    ),
  );
  const kept = readFileSync(path, "utf8");
  expect(secrets.map(({ stdout }) => stdout)).toEqual([kept, kept, kept, kept, kept, kept]);
  expect(readdirSync(folder)).toEqual(["auth-secret"]);
});

it.each(["\n", "\r\n", "  \n"])("reads a secret that gained %j at its end as it was", (added) => {
  const secret = ownSecret(folder);
  writeFileSync(path, `${secret}${added}`);
  expect(ownSecret(folder)).toBe(secret);
});

it.each([
  ["", 0],
  ["\n", 0],
  ["half-of-it", 10],
  [`${"x".repeat(31)}\n`, 31],
])("refuses %j by its own name, and says what to do", (text, length) => {
  mkdirSync(folder);
  writeFileSync(path, text);
  expect(() => ownSecret(folder)).toThrow(WrongSetting);
  expect(() => ownSecret(folder)).toThrow(
    `The secret of this installation, ${path}, is too short: ${length} of at least 32 characters. ` +
      "Restore it from a backup, or remove it to have another one made; docs/guides/operating.md says what that does.",
  );
  // Nothing is written over what may be somebody's.
  expect(readFileSync(path, "utf8")).toBe(text);
});

it("says what is in the way of reading or making it", () => {
  mkdirSync(path, { recursive: true });
  expect(() => ownSecret(folder)).toThrow(WrongSetting);
  expect(() => ownSecret(folder)).toThrow(/auth-secret, can be neither read nor made: EISDIR/);
  writeFileSync(join(folder, "file"), "");
  expect(() => ownSecret(join(folder, "file/data"))).toThrow(
    /can be neither read nor made: ENOTDIR/,
  );
});
