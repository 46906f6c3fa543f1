import { Writable } from "node:stream";
import { DrizzleQueryError } from "@tefuda/db/sql";
import { fastify } from "fastify";
import { expect, it } from "vitest";
import { describePlace, logging } from "./logging.ts";

/** What one call of the logger writes. */
function written(write: (log: ReturnType<typeof fastify>["log"]) => void) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  write(fastify({ logger: { ...logging("info"), stream } }).log);
  return lines.join("");
}

const failed = new DrizzleQueryError(
  "insert into chat_messages (text) values ($1)",
  ["はじめまして、山田です"],
  Object.assign(new Error('value too long for "はじめまして、山田です"'), { code: "22001" }),
);

it("writes a statement that failed without what it was asked with", () => {
  const lines = written((log) => log.error({ err: failed, job: "mails" }, "A job failed."));
  expect(lines).toContain("insert into chat_messages");
  expect(lines).toContain("The database refused a value (22001).");
  expect(lines).toContain('"code":"22001"');
  expect(lines).toContain('"job":"mails"');
  expect(lines).toContain("logging.test.ts");
  expect(lines).not.toMatch(/はじめ|山田/);
});

it("says what an error is", () => {
  const lines = written((log) => log.error({ err: new TypeError("no") }, "A job failed."));
  expect(lines).toContain('"type":"TypeError"');
});

it("says of what ends a process what it was and where, and not what it said", () => {
  expect(describePlace(failed)).toEqual({
    type: "Error",
    code: "22001",
    stack: expect.stringMatching(/^ {4}at \S+logging\.test\.ts:\d+:\d+/),
  });
  const told = Object.assign(new TypeError("Yamada Taro"), { code: "Yamada Taro" });
  expect(JSON.stringify(describePlace(told))).not.toContain("Yamada");
});

it.each([
  ["an error alone", (log: ReturnType<typeof fastify>["log"]) => log.error(failed)],
  ["another name", (log: ReturnType<typeof fastify>["log"]) => log.error({ cause: failed }, "x")],
  [
    "a field nobody knows",
    (log: ReturnType<typeof fastify>["log"]) => log.warn({ text: "山田" }, "x"),
  ],
  [
    "words that look like a place",
    (log: ReturnType<typeof fastify>["log"]) =>
      log.error({ err: new Error("no\n    at 山田\n    at はじめ (a.ts:1:1)") }, "x"),
  ],
  ["a row", (log: ReturnType<typeof fastify>["log"]) => log.warn({ err: { name: "山田" } }, "x")],
])("lets nobody's words through %s", (_what, write) => {
  expect(written(write)).not.toMatch(/はじめ|山田/);
});
