import { useOwnTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, test } from "vitest";

const database = useOwnTestDatabase();

test("one at a time does the work of a name", async () => {
  const { database: opened } = database;
  const work = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  const first = opened.alone("sweep", () => {
    began.resolve();
    return work.promise;
  });
  await began.promise;
  expect(await opened.alone("another", async () => undefined)).toBe(true);
  expect(await opened.alone("sweep", async () => undefined)).toBe(false);
  work.resolve();
  expect(await first).toBe(true);
  expect(await opened.alone("sweep", async () => undefined)).toBe(true);
});

test("work that failed can be done again", async () => {
  const { database: opened } = database;
  const fault = new Error("no");
  await expect(opened.alone("sweep", () => Promise.reject(fault))).rejects.toBe(fault);
  expect(await opened.alone("sweep", async () => undefined)).toBe(true);
});
