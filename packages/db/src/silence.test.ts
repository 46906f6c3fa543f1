import { EventEmitter, once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import type { Pool } from "pg";
import { afterEach, expect, it, vi } from "vitest";
import { breakSilent } from "./silence.ts";

afterEach(() => void vi.useRealTimers());

const connectionOf = (readyForQuery: boolean, destroy: () => void) => ({
  readyForQuery,
  connection: { stream: { bytesRead: 0, destroy } },
});

/** What a server says that has no connection left: it is there. */
const full = Buffer.from([...[0x45, 0, 0, 0, 19], ...Buffer.from("SFATAL\0C53300\0\0")]);

async function listenWith(onConnection: (socket: Socket) => void) {
  const server = createServer(onConnection).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, url: `postgres://nobody@127.0.0.1:${port}/none` };
}

it.each([
  ["the server", false],
  ["the server behind a pooler that answers", true],
])(
  "looks every two seconds, gives %s two to answer, and breaks what waits for it alone",
  async (_, isPooled) => {
    const tries: Socket[] = [];
    const { server, url } = await listenWith((socket) => tries.push(socket));
    const pooler = await listenWith((socket) => socket.end(full));
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
    const pool = new EventEmitter();
    const ways = isPooled ? [pooler.url, url] : [url];
    const silence = breakSilent(pool as unknown as Pool, ways);

    const [broken, spared] = [Promise.withResolvers<void>(), vi.fn()];
    const waiting = connectionOf(false, () => {
      pool.emit("release", undefined, waiting);
      broken.resolve();
    });
    const [idle, givenBack] = [connectionOf(true, spared), connectionOf(false, spared)];
    for (const client of [givenBack, idle, waiting]) pool.emit("acquire", client);
    pool.emit("release", undefined, givenBack);
    // The first look knows of no earlier one; the second asks the server.
    for (let look = 0; look < 3; look += 1) await vi.advanceTimersByTimeAsync(2000);
    await broken.promise;
    expect(spared).not.toHaveBeenCalled();
    expect(tries).toHaveLength(1);

    silence.stop();
    expect(vi.getTimerCount()).toBe(0);
    for (const socket of tries) socket.destroy();
    server.close();
    pooler.server.close();
  },
);
