import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fillEmbeddedFolder } from "@tefuda/testing/database/embedded";
import { buildPages } from "@tefuda/testing/server/build-pages";
import { beforeAll, expect, it } from "vitest";
import { theMark } from "../access-matrix/marks.fixture.ts";

beforeAll(buildPages, 600_000);

const fixture = new URL("./dying.fixture.ts", import.meta.url).href;
/** Those of the product's own, and of the web app's, which would print the error and go on. */
const OURS = "1";
const OURS_AND_THE_WEB_APPS = "2";

async function runToDeath(file: string, env: Readonly<Record<string, string>>) {
  const dataDir = await mkdtemp(join(tmpdir(), "tefuda-dying-"));
  await fillEmbeddedFolder(join(dataDir, "database"));
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "..", file), "--mail", "a@b.jp", "--name", "a", "--role", "judge"],
    {
      env: {
        ...process.env,
        DATABASE_URL: undefined,
        DATA_DIR: dataDir,
        NODE_ENV: "production",
        NODE_OPTIONS: `--import=${fixture}`,
        PORT: "0",
        SEED: "none",
        LOG_LEVEL: "silent",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const [printed, said, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  const last = printed.trim().split("\n").at(-1) ?? "";
  return { all: printed + said, last, code };
}

const died = "The process ends by an error that nobody caught.";

it.concurrent.each([
  [
    "a server with pages",
    "main.ts",
    "rejected statement",
    "all",
    OURS_AND_THE_WEB_APPS,
    { type: "Error", code: "23514" },
  ],
  ["a command", "commands/create-operator.ts", "rejected words", "all", OURS, { type: "Error" }],
  ["the index", "search-rebuild.ts", "thrown", "all", OURS, { type: "TypeError" }],
] as const)(
  "%s ends with exit code 1 and says what it died of, and nobody's words",
  async (_, file, death, role, listeners, err) => {
    const { all, last, code } = await runToDeath(file, {
      DEATH: death,
      ROLE: role,
      LISTENERS: listeners,
    });
    expect(all).not.toMatch(theMark);
    expect(JSON.parse(last)).toMatchObject({ level: 60, msg: died, err });
    expect(last).toMatch(/ at \S+ \(\S+:\d+:\d+\)/);
    expect(code).toBe(1);
  },
  120_000,
);
