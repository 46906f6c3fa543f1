import { useOwnTestDatabase } from "@tefuda/testing/database/test-database";
import { startCuttingProxy } from "@tefuda/testing/server/cutting-proxy";
import { Client } from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { createPostgresListener } from "./postgres-listener.ts";
import { rows } from "./rows.ts";
import { sql } from "./sql.ts";
import { urlOf } from "./url.fixture.ts";

const database = useOwnTestDatabase();
afterEach(() => void vi.restoreAllMocks());

test("a lost connection comes back and says so", async () => {
  const { database: opened } = database;
  const [onPayload, onReconnect] = [vi.fn(), vi.fn()];
  const stop = await opened.listen("again", { onPayload, onReconnect });
  await opened.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'
  `);
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalled(), 5_000);
  await opened.notify("again", "back");
  await vi.waitFor(() => expect(onPayload).toHaveBeenCalledWith("back"));
  await stop();
});

test("the last listener of a channel to go takes the database's ear off it", async () => {
  const { database: opened } = database;
  const unlistened = async () => {
    const [found] = await rows<{ count: number }>(
      opened.db,
      sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and query = 'unlisten "quiet"'`,
    );
    return found?.count;
  };
  const [first, second] = [await listenTo("quiet"), await listenTo("quiet")];
  await first();
  expect(await unlistened()).toBe(0);
  await second();
  expect(await unlistened()).toBe(1);
  // Whoever goes twice takes nothing away.
  const loud = await listenTo("loud");
  await second();
  expect(await unlistened()).toBe(0);
  await loud();
});

test("while the server is away it is tried after a tenth of a second, then ever later, until it is closed", async () => {
  const proxy = await startCuttingProxy(process.env.TEST_DATABASE_URL ?? "");
  const { href: url } = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ""), {
    hostname: "127.0.0.1",
    port: String(proxy.port),
  });
  const waits: number[] = [];
  const [eighth, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const onError = vi.fn();
  const listener = createPostgresListener({
    url,
    onError,
    pause: async (ms, _, { signal }) => {
      waits.push(ms);
      if (waits.length < 8) return;
      signal.addEventListener("abort", () => closed.reject(new Error("closed")));
      eighth.resolve();
      await closed.promise;
    },
  });
  await listener.listen("far", { onPayload: () => undefined });
  await proxy.stop();
  await eighth.promise;
  expect(waits).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000]);
  const refusals = onError.mock.calls.filter(([error]) => error.code === "ECONNREFUSED");
  expect(refusals).toHaveLength(8);
  await listener.close();
  await expect(closed.promise).rejects.toThrow("closed");
  expect(waits).toHaveLength(8);
});

test("a connection that the server lets listen to nothing is given up for the next", async () => {
  const url = await urlOf(database.db, "standby");
  const listener = createPostgresListener({ url, onError: () => undefined });
  const onReconnect = vi.fn();
  await listener.listen("standby", { onPayload: () => undefined, onReconnect });
  const where = sql`from pg_stat_activity where application_name = 'standby'`;
  const send = Client.prototype.query as (...given: unknown[]) => unknown;
  const asked = vi.fn();
  vi.spyOn(Client.prototype, "query").mockImplementation(function (
    this: Client,
    ...given: unknown[]
  ) {
    const isListening = String(given[0]).startsWith("listen");
    if (isListening) asked();
    if (isListening && asked.mock.calls.length === 1)
      throw new Error("cannot execute LISTEN during recovery");
    return send.apply(this, given);
  } as typeof Client.prototype.query);
  await database.db.execute(sql`select pg_terminate_backend(pid) ${where}`);
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(1), 5_000);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.waitFor(async () =>
    expect(await rows(database.db, sql`select pid ${where}`)).toHaveLength(1),
  );
  await listener.close();
});

const listenTo = (channel: string) =>
  database.database.listen(channel, { onPayload: () => undefined });
