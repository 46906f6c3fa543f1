import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { openPool } from "./connection.ts";

afterEach(() => void vi.useRealTimers());

/** AuthenticationOk and ReadyForQuery: the server lets in, and says that it is at rest. */
const letIn = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

it("gives up a server that lets in and goes silent, and keeps no connection to it", async () => {
  const asked = Promise.withResolvers<void>();
  const sockets: Socket[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.push(socket);
    socket.once("data", () => {
      socket.write(letIn);
      socket.once("data", () => asked.resolve());
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const pool = openPool({ connectionString: `postgres://127.0.0.1:${port}/none`, max: 1 });
  const answer = pool.query("select 1");
  const refused = expect(answer).rejects.toThrow("Query read timeout");
  await asked.promise;
  await vi.advanceTimersByTimeAsync(5000);
  await refused;
  expect(pool.totalCount).toBe(0);
  await pool.end();
  for (const socket of sockets) socket.destroy();
  server.close();
});
