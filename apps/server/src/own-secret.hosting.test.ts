import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const run = promisify(execFile);

/** A process on a file system without hard links, as exFAT and many network drives are. */
const withoutLinks = ["-f", "-o", "/dev/null", "-e", "inject=link,linkat:error=EPERM"];
/** All of them look before one of them puts its own there. */
const slowly = ["-e", "inject=rename,renameat,renameat2:delay_enter=200ms"];
const script = `import { ownSecret } from ${JSON.stringify(join(import.meta.dirname, "own-secret.ts"))};
  process.stdout.write(ownSecret(process.argv[1]));`;
const start = (folder: string) =>
  run("strace", [
    ...withoutLinks,
    ...slowly,
    process.execPath,
    "--input-type=module",
    "-e",
    script,
    folder,
  ]).then(({ stdout }) => stdout);

it("gives all processes that start at once the same, also where a file has one name only", async () => {
  for (let round = 0; round < 5; round += 1) {
    const folder = join(mkdtempSync(join(tmpdir(), "tefuda-secret-")), "data");
    const secrets = await Promise.all(Array.from({ length: 6 }, () => start(folder)));
    const kept = readFileSync(join(folder, "auth-secret"), "utf8");
    expect(kept).toMatch(/^[\w-]{43}$/);
    expect(secrets).toEqual([kept, kept, kept, kept, kept, kept]);
    expect(readdirSync(folder)).toEqual(["auth-secret"]);
    expect(await start(folder)).toBe(kept);
  }
}, 120_000);

it("says what a process that was killed has left in the way", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "tefuda-secret-")), "data");
  mkdirSync(join(folder, "auth-secret.turn"), { recursive: true });
  await expect(start(folder)).rejects.toThrow(
    /auth-secret, can be neither read nor made: .*auth-secret\.turn was left behind by a process that was killed; remove it\. Let this/,
  );
  expect(readdirSync(folder)).toEqual(["auth-secret.turn"]);
}, 30_000);
