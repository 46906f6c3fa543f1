import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

const signals = new URL("./signals.ts", import.meta.url).href;
const script = `
import { onStopSignal, say } from ${JSON.stringify(signals)};
const started = Promise.withResolvers();
onStopSignal(started.promise);
process.stdin.once("data", () => started.resolve(async () => say("closed")));
say("serves");`;

/** A process that has begun to serve, and whose start ends when it is told. */
async function beginning() {
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child.stdout, "readable");
  const printed = text(child.stdout);
  const gone = once(child, "exit");
  return {
    ask: (signal: NodeJS.Signals) => child.kill(signal),
    endStart: () => void child.stdin.write("now"),
    end: async () => {
      const [[code, signal], words] = await Promise.all([gone, printed]);
      return { code, signal, words };
    },
  };
}

it("closes a process that is asked to stop before its start has ended", async () => {
  const { ask, endStart, end } = await beginning();
  ask("SIGTERM");
  endStart();
  expect(await end()).toEqual({ code: 0, signal: null, words: "serves\nclosed\n" });
});

it("closes a process that has started", async () => {
  const { ask, endStart, end } = await beginning();
  endStart();
  ask("SIGINT");
  expect(await end()).toEqual({ code: 0, signal: null, words: "serves\nclosed\n" });
});

it("ends a process at once that is asked twice before its start has ended", async () => {
  const { ask, end } = await beginning();
  ask("SIGTERM");
  ask("SIGINT");
  const { code, words } = await end();
  expect([130, 143]).toContain(code);
  expect(words).toBe("serves\n");
});
