import { EventEmitter } from "node:events";
import type { Pool } from "pg";
import { expect, it, vi } from "vitest";
import { type Sender, senderFor, shareConnections } from "./shared-connections.ts";

const TEXT = "select 1";

/** A pool whose reads share two connections, and what is done with these. */
function sharing() {
  const clients: ReturnType<typeof open>[] = [];
  const done: string[] = [];
  function open() {
    const number = clients.length + 1;
    const release = vi.fn((isLost?: boolean) => done.push(`${number} ${isLost ? "lost" : "back"}`));
    const client = { query: async () => number, release };
    return Object.assign(new EventEmitter(), client);
  }
  const shared = {
    ended: false,
    connect: vi.fn(async () => {
      const client = open();
      clients.push(client);
      return client;
    }),
    end: async () => {
      if (shared.ended) throw new Error("Ended twice.");
      shared.ended = true;
      done.push("end");
    },
  };
  const pool = {} as Pool;
  const { stop } = shareConnections(pool, shared as unknown as Pool, 2);
  const { query } = senderFor(pool, TEXT) as Sender;
  const ask = (times: number) => Promise.all(Array.from({ length: times }, () => query(TEXT)));
  return { pool, shared, clients, done, ask, stop };
}

it("sends in turn over two connections, and over a new one where one is lost", async () => {
  const { clients, done, ask, stop } = sharing();
  expect((await ask(5)).toSorted()).toEqual([1, 1, 1, 2, 2]);
  clients[0]?.emit("end");
  expect(done).toEqual(["1 lost"]);
  expect((await ask(4)).toSorted()).toEqual([2, 2, 3, 3]);
  await stop();
  expect(done.toSorted()).toEqual(["1 lost", "2 back", "3 back", "end"]);
  expect(done.at(-1)).toBe("end");
  clients[1]?.emit("end");
  expect(done).toHaveLength(4);
});

it("stops once, after a connection that is on its way, and sends nothing over them from then on", async () => {
  const { pool, done, ask, stop } = sharing();
  const asked = ask(1);
  await stop();
  expect(done).toEqual(["1 back", "end"]);
  await asked;
  await stop();
  expect(done).toEqual(["1 back", "end"]);
  expect(senderFor(pool, TEXT)).toBe(pool);
});

it.each([
  ["select id from users", true],
  ["  WITH one AS (select 1) select * from one", true],
  ["with gone as (delete from users returning id) select id from gone", false],
  ["select id from users for update", false],
  ["update users set email = $1", false],
  ["notify chat", false],
  [undefined, false],
])("lets those share connections that only read: %s, %s", (text, isShared) => {
  const { pool } = sharing();
  expect(senderFor(pool, text) !== pool).toBe(isShared);
  // Whoever shares nothing, as a transaction's own connection, sends it itself.
  const other = {};
  expect(senderFor(other, text)).toBe(other);
});
