import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";

const script = fileURLToPath(new URL("../../e2e/support/late-answers.mjs", import.meta.url));
/** Answers at once with its address; a stream with five lines. */
const program = `
  require("node:http").createServer((request, answer) => {
    if (request.headers.accept !== "text/event-stream") return answer.end(request.url);
    for (const line of [1, 2, 3, 4, 5]) answer.write(line + "\\n");
    answer.end();
  }).listen(0, "127.0.0.1", function () { console.log(this.address().port); });
`;

async function startServer(seed: string | undefined): Promise<string> {
  const child = spawn(process.execPath, [`--import=${script}`, "--eval", program], {
    env: { ...process.env, LATE_ANSWERS_SEED: seed },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    child.kill();
    await once(child, "exit");
  });
  const [port] = await once(child.stdout, "data");
  return `http://127.0.0.1:${String(port).trim()}`;
}

it("holds some answers back for a while, and loses nothing of them or of a stream", async () => {
  const origin = await startServer("1");
  const waits: number[] = [];
  for (let number = 1; number <= 30; number += 1) {
    const start = performance.now();
    const answer = await fetch(`${origin}/${number}`);
    expect(await answer.text()).toBe(`/${number}`);
    waits.push(performance.now() - start);
  }
  const late = waits.filter((wait) => wait > 100);
  expect(late.length).toBeGreaterThanOrEqual(3);
  const stream = await fetch(origin, { headers: { accept: "text/event-stream" } });
  expect(await stream.text()).toBe("1\n2\n3\n4\n5\n");
});
