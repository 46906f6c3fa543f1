import fc from "fast-check";
import { expect, it } from "vitest";
import { Postings } from "./postings.ts";

/** All that a list holds, read in portions of so many. */
function listOf(postings: Postings, list: number, most = 7): number[] {
  const bits = new Uint32Array(1 << 16);
  const reader = postings.read(list);
  let isMore = true;
  while (isMore) isMore = reader.mark(bits, most);
  return numbersIn(bits);
}

function numbersIn(bits: Uint32Array): number[] {
  const numbers: number[] = [];
  bits.forEach((word, at) => {
    if (word === 0) return;
    for (let bit = 0; bit < 32; bit += 1) if ((word >>> bit) & 1) numbers.push(at * 32 + bit);
  });
  return numbers;
}

it("gives back what it was told, each number once", () => {
  const postings = new Postings();
  const [one, two, none] = [postings.create(), postings.create(), postings.create()];
  for (const number of [0, 0, 1, 2, 40, 41, 41, 1000, 2_000_000]) postings.append(one, number);
  postings.append(two, 7);
  expect(listOf(postings, one)).toEqual([0, 1, 2, 40, 41, 1000, 2_000_000]);
  expect(listOf(postings, two)).toEqual([7]);
  expect(listOf(postings, none)).toEqual([]);
  expect([one, two, none].map((list) => postings.count(list))).toEqual([7, 1, 0]);
});

it("leaves out what comes after the reading has begun", () => {
  const postings = new Postings();
  const list = postings.create();
  for (let number = 0; number < 100; number += 1) postings.append(list, number * 3);
  const reader = postings.read(list);
  const bits = new Uint32Array(1024);
  expect(reader.mark(bits, 50)).toBe(true);
  for (let number = 100; number < 5000; number += 1) postings.append(list, number * 3);
  expect(reader.mark(bits, 50)).toBe(false);
  expect(numbersIn(bits)).toHaveLength(100);
});

it("holds many lists beside each other, whatever their steps", () => {
  const steps = fc.oneof(
    fc.nat(3),
    fc.nat(200),
    fc.nat(20_000),
    fc.constantFrom(1, 31, 32, 33, 65_536),
  );
  const lists = fc.array(fc.array(steps, { maxLength: 300 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 100 }), (wanted, most) => {
      const postings = new Postings();
      const numbers = wanted.map((list) => {
        let last = -1;
        return list.flatMap((step) => {
          last += step + 1;
          return last < 1 << 21 ? [last] : [];
        });
      });
      const names = numbers.map(() => postings.create());
      // One number of each in turn, so that their slices lie among each other.
      for (let at = 0; at < 300; at += 1)
        names.forEach((name, index) => {
          const number = numbers[index]?.[at];
          if (number !== undefined) postings.append(name, number);
        });
      names.forEach((name, index) => {
        expect(listOf(postings, name, most)).toEqual(numbers[index]);
      });
    }),
    { seed: 42, numRuns: 60 },
  );
});

it("takes about a bit a number where everybody has it, and a third of an array's where one in 128 has", () => {
  const bitsEach = (step: number) => {
    const postings = new Postings();
    const list = postings.create();
    const empty = postings.bytes;
    for (let number = 0; number < 400_000; number += 1) postings.append(list, number * step);
    expect(postings.count(list)).toBe(400_000);
    return ((postings.bytes - empty) * 8) / 400_000;
  };
  expect(bitsEach(1)).toBeLessThan(6);
  expect(bitsEach(128)).toBeLessThan(11);
});
