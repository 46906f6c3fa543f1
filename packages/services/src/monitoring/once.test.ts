import { expect, it } from "vitest";
import { once } from "./once.ts";

const counting = () => {
  const written: string[] = [];
  return { written, write: (key: string) => async () => void written.push(key) };
};

it("writes the same key once for a database, and again for another one", async () => {
  const [first, second] = [{}, {}];
  const { written, write } = counting();
  for (const db of [first, first, second, first]) await once(db, "a", write("a"));
  await once(first, "b", write("b"));
  expect(written).toEqual(["a", "a", "b"]);
});

it("does not take for written what failed", async () => {
  const db = {};
  const { written, write } = counting();
  await expect(once(db, "a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  await once(db, "a", write("a"));
  expect(written).toEqual(["a"]);
});

it("forgets the oldest of more than 20,000 keys, and keeps the others", async () => {
  const db = {};
  const { written, write } = counting();
  for (let key = 0; key <= 20_000; key += 1) await once(db, `${key}`, async () => {});
  for (const key of ["1", "20000", "0"]) await once(db, key, write(key));
  expect(written).toEqual(["0"]);
});
