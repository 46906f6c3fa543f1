import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { atMost } from "./at-most.ts";
import { Bitmap } from "./bitmap.ts";
import { Ids } from "./ids.ts";
import { Order } from "./order.ts";
import { shareNext } from "./share-next.ts";
import { Words } from "./words.ts";

const bits = fc.uniqueArray(fc.nat(5000));
const bitmapOf = (numbers: readonly number[]) => {
  const bitmap = new Bitmap();
  for (const number of numbers) bitmap.put(number, true);
  return bitmap;
};
const listOf = (bitmap: Bitmap) => {
  const list: number[] = [];
  bitmap.each((bit) => list.push(bit));
  return list;
};
const ascending = (a: number, b: number) => a - b;

describe("sets of bits", () => {
  it("are sets", () => {
    fc.assert(
      fc.property(bits, bits, (left, right) => {
        const [a, b] = [new Set(left), new Set(right)];
        const check = (act: (bitmap: Bitmap) => void, expected: Set<number>) => {
          const bitmap = bitmapOf(left);
          act(bitmap);
          expect(listOf(bitmap)).toEqual([...expected].sort(ascending));
          expect(bitmap.count()).toBe(expected.size);
        };
        check((bitmap) => bitmap.and(bitmapOf(right)), new Set(left.filter((n) => b.has(n))));
        check((bitmap) => bitmap.or(bitmapOf(right)), new Set([...a, ...b]));
        check((bitmap) => bitmap.andNot(bitmapOf(right)), new Set(left.filter((n) => !b.has(n))));
        check((bitmap) => bitmap.copy(bitmapOf(right)), b);
        check(
          (bitmap) => bitmap.keep((bit) => bit % 3 === 0),
          new Set(left.filter((n) => n % 3 === 0)),
        );
        for (const bit of right) expect(bitmapOf(left).has(bit)).toBe(a.has(bit));
      }),
    );
  });
});

describe("orders", () => {
  it("stay in order while numbers come and go, and give any page", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(bits, fc.nat(3)), { maxLength: 6 }),
        bits,
        fc.nat(40),
        fc.integer({ min: 1, max: 50 }),
        (steps, among, offset, limit) => {
          const order = new Order(ascending);
          const all = new Set<number>();
          for (const [numbers, keptEvery] of steps) {
            const gone = [...all].filter((_, index) => index % (keptEvery + 1) === 0);
            order.remove(gone);
            for (const number of gone) all.delete(number);
            const come = numbers.filter((number) => !all.has(number));
            order.insert(come);
            for (const number of come) all.add(number);
          }
          const wanted = among.filter((number) => all.has(number)).sort(ascending);
          const page = order.page(bitmapOf(wanted), wanted.length, offset, limit);
          expect(page).toEqual(wanted.slice(offset, offset + limit));
        },
      ),
    );
  });
});

describe("ids", () => {
  it("have a number as long as they are there, and sort as texts do", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { maxLength: 60 }), fc.nat(3), (list, goneEvery) => {
        const ids = new Ids();
        for (let round = 0; round < 3; round += 1) {
          const slots = list.map((id) => ids.add(id));
          expect(new Set(slots).size).toBe(list.length);
          expect(slots.map((slot) => ids.idOf(slot))).toEqual(list);
          expect(
            [...slots].sort((a, b) => ids.compare(a, b)).map((slot) => ids.idOf(slot)),
          ).toEqual(list.toSorted());
          list.forEach((id, index) => {
            const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
            const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
            expect(ids.slotAt(view, 0)).toBe(slots[index]);
          });
          slots.forEach((slot, index) => {
            if (index % (goneEvery + 1) === 0) ids.remove(slot);
          });
          list.forEach((id, index) => {
            expect(ids.slotOf(id)).toBe(index % (goneEvery + 1) === 0 ? -1 : slots[index]);
            if (index % (goneEvery + 1) !== 0) ids.remove(slots[index] ?? 0);
          });
        }
      }),
    );
  });
});

describe("words", () => {
  it("know what was told while they were looked for", async () => {
    const begun = Promise.withResolvers<Bitmap>();
    const words = new Words(() => begun.promise, 1024);
    const learning = words.learn(["設計"]);
    words.tell(1, "設計と開発");
    words.tell(2, "営業");
    words.forget(3);
    begun.resolve(bitmapOf([2, 3, 4]));
    await learning;
    expect(listOf(words.with("設計") ?? new Bitmap())).toEqual([1, 4]);
    words.tell(4, "開発");
    expect(listOf(words.with("設計") ?? new Bitmap())).toEqual([1]);
  });

  it("are looked for again after the search for them has failed", async () => {
    const answers = [Promise.reject(new Error("lost")), Promise.resolve(bitmapOf([7]))];
    const words = new Words(() => answers.shift() ?? Promise.reject(new Error("none")), 1024);
    await expect(words.learn(["a"])).rejects.toThrow("lost");
    await words.learn(["a"]);
    expect(words.with("a")?.count()).toBe(1);
  });

  it("are dropped when they take too much, the one asked for the longest ago first", async () => {
    const words = new Words(async () => bitmapOf([100]), 1);
    const many = Array.from({ length: 258 }, (_, index) => `word ${index}`);
    await words.learn(many.slice(0, 256));
    expect(words.with("word 0")).toBeDefined();
    await words.learn(many);
    expect(words.with("word 1")).toBeUndefined();
    expect(words.with("word 0")).toBeDefined();
  });
});

describe("work that many ask for", () => {
  it("begins after the asking, one at a time, once for all who wait", async () => {
    const runs: PromiseWithResolvers<void>[] = [];
    const ask = shareNext(() => {
      const run = Promise.withResolvers<void>();
      runs.push(run);
      return run.promise;
    });
    const first = ask();
    const waiting = [ask(), ask()];
    expect(runs).toHaveLength(1);
    runs[0]?.reject(new Error("broken"));
    await expect(first).rejects.toThrow("broken");
    await Promise.resolve();
    const late = ask();
    expect(runs).toHaveLength(2);
    runs[1]?.resolve();
    await Promise.all(waiting);
    runs[2]?.resolve();
    await late;
    expect(runs.length).toBeLessThanOrEqual(3);
  });

  it("is done so many times at once and no more", async () => {
    let [now, most] = [0, 0];
    const work = atMost(2, async (value: number) => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      if (value === 3) throw new Error("three");
      return value;
    });
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map(work));
    expect(most).toBe(2);
    expect(results.map(({ status }) => status === "fulfilled")).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
  });
});
