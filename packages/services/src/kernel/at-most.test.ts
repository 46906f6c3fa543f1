import { expect, it } from "vitest";
import { atMost } from "./at-most.ts";

it("lets some work, others wait in order, and sends the rest away", async () => {
  const turn = atMost(1, 2);
  const done: string[] = [];
  const work = (name: string) => turn(async () => void done.push(name));
  const [first, second, third] = [work("first"), work("second"), work("third")];
  await expect(work("fourth")).rejects.toMatchObject({ code: "serverBusy" });
  await Promise.all([first, second, third]);
  await work("fifth");
  expect(done).toEqual(["first", "second", "third", "fifth"]);
});

it("gives the place of work that failed to the next", async () => {
  const turn = atMost(1, 1);
  const failed = turn(() => Promise.reject(new RangeError("no")));
  const next = turn(async () => "next");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("next");
});

it("lets no more of them work at once after those that are done", async () => {
  const turn = atMost(1, 1);
  await turn(async () => {});
  const first = Promise.withResolvers<void>();
  let hasBegun = false;
  const works = [
    turn(() => first.promise),
    turn(async () => {
      hasBegun = true;
    }),
  ];
  await new Promise(setImmediate);
  expect(hasBegun).toBe(false);
  first.resolve();
  await Promise.all(works);
  expect(hasBegun).toBe(true);
});
