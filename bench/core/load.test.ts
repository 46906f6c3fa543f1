import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { load } from "./load.ts";

const meter = { server: process.pid, postgres: undefined };
const request = "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n";

async function loadOf(listener: RequestListener, wanted: string) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    return await load({
      origin: `http://localhost:${port}`,
      clients: 2,
      warmUpSeconds: 0.02,
      seconds: 0.05,
      meter,
      next: () => ({ request, isRight: ({ body }) => body.toString() === wanted }),
    });
  } finally {
    server.close();
  }
}

it("counts what is answered in its time, and knows of all that was", async () => {
  let heard = 0;
  const loaded = await loadOf((_, answer) => {
    heard += 1;
    answer.end("yes");
  }, "yes");
  expect(loaded.answered).toBe(heard);
  expect(loaded.times.length).toBeGreaterThan(0);
  expect(loaded.times.length).toBeLessThan(heard);
  expect(loaded.perSecond).toBeCloseTo(loaded.times.length / loaded.seconds);
});

it("ends at the first wrong answer and shows it", async () => {
  const loading = loadOf((_, answer) => answer.writeHead(429).end("too many"), "yes");
  await expect(loading).rejects.toThrow("GET / HTTP/1.1\n429 too many");
});

it("ends when the server hangs up", async () => {
  await expect(loadOf(({ socket }) => socket.destroy(), "yes")).rejects.toThrow("hung up");
});
