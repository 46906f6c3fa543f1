import { expect, it } from "vitest";
import { together } from "./together.ts";

/** Runs that end when they are told to, and what each was asked. */
function heldRuns(limits?: Parameters<typeof together<string, string>>[1]) {
  const runs: { asked: readonly string[]; end: (fault?: Error) => void }[] = [];
  const ask = together<string, string>(
    (asked) =>
      new Promise((resolve, reject) => {
        const answers = asked.map((one) => one.toUpperCase());
        runs.push({ asked, end: (fault) => (fault ? reject(fault) : resolve(answers)) });
      }),
    limits,
  );
  return { runs, ask, asked: () => runs.map(({ asked }) => asked.join("")) };
}

const turn = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

it("has whoever comes in the same turn share a run, and whoever comes meanwhile the next", async () => {
  const { runs, ask, asked } = heldRuns();
  const first = [ask("a"), ask("b")];
  await turn();
  const second = [ask("c"), ask("d")];
  await turn();
  expect(asked()).toEqual(["ab"]);
  runs[0]?.end();
  expect(await Promise.all(first)).toEqual(["A", "B"]);
  await turn();
  expect(asked()).toEqual(["ab", "cd"]);
  const third = ask("e");
  await turn();
  expect(asked()).toEqual(["ab", "cd"]);
  runs[1]?.end();
  expect(await Promise.all(second)).toEqual(["C", "D"]);
  await turn();
  expect(asked()).toEqual(["ab", "cd", "e"]);
  runs[2]?.end();
  expect(await third).toBe("E");
});

it("takes sixty-four at once unless it is told how many, in one run for those of one turn", async () => {
  const { runs, ask, asked } = heldRuns({ runs: 2 });
  const first = Array.from({ length: 64 }, () => ask("a"));
  await turn();
  expect(asked()).toEqual(["a".repeat(64)]);
  runs[0]?.end();
  await Promise.all(first);
  const second = Array.from({ length: 65 }, () => ask("b"));
  await turn();
  await turn();
  expect(asked().slice(1)).toEqual(["b".repeat(64), "b"]);
  for (const n of [1, 2]) runs[n]?.end();
  await Promise.all(second);
});

it("takes no more than it may, and keeps apart what shares a key", async () => {
  const { runs, ask, asked } = heldRuns({ size: 2, keysOf: (one) => [one.slice(0, 1)] });
  const all = ["a1", "a2", "b1", "c1"].map(ask);
  for (const n of [0, 1, 2]) {
    await turn();
    runs[n]?.end();
  }
  expect(await Promise.all(all)).toEqual(["A1", "A2", "B1", "C1"]);
  expect(asked()).toEqual(["a1b1", "a2c1"]);
});

it("has so many runs under way, and no more", async () => {
  const { runs, ask, asked } = heldRuns({ runs: 2, size: 1 });
  const all = ["a", "b", "c"].map(ask);
  await turn();
  await turn();
  expect(asked()).toEqual(["a", "b"]);
  for (const n of [0, 1]) runs[n]?.end();
  await turn();
  await turn();
  expect(asked()).toEqual(["a", "b", "c"]);
  runs[2]?.end();
  expect(await Promise.all(all)).toEqual(["A", "B", "C"]);
});

it("tells those of a run that failed, and goes on with the others", async () => {
  const { runs, ask } = heldRuns();
  const failed = Promise.allSettled([ask("a"), ask("b")]);
  await turn();
  const next = ask("c");
  runs[0]?.end(new RangeError("no"));
  expect((await failed).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await turn();
  runs[1]?.end();
  expect(await next).toBe("C");
});
