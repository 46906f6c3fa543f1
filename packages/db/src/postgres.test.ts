import { afterEach, expect, it, vi } from "vitest";
import { openPostgres } from "./postgres.ts";

// Nobody connects before something is asked.
const url = "postgres://127.0.0.1:1/none";

afterEach(() => void vi.useRealTimers());

it("has ten connections unless told, and keeps and waits for each as it should", async () => {
  const database = await openPostgres({ url });
  expect(database.pool.options).toMatchObject({
    max: 8,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    pipeline: true,
  });
  await database.close();
});

it.each([
  [1, 1],
  [7, 7],
  [8, 6],
  [20, 18],
])("of %s connections keeps %s for statements of their own", async (max, own) => {
  const database = await openPostgres({ url, max });
  expect(database.pool.options.max).toBe(own);
  await database.close();
});

it.each([7, 8])(
  "is closed twice without harm, and looks no more, with %s connections",
  async (max) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const database = await openPostgres({ url, max });
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    await database.close();
    await database.close();
    expect(vi.getTimerCount()).toBe(0);
    expect(database.pool.ended).toBe(true);
  },
);
