import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AllTexts } from "./all-texts.ts";
import type { Bitmap } from "./bitmap.ts";
import { PackedTexts } from "./packed-texts.ts";
import { Texts } from "./texts.ts";

const listOf = (bitmap: Bitmap | undefined) => {
  const list: number[] = [];
  bitmap?.each((bit) => list.push(bit));
  return list;
};

const textsOf = (all: readonly string[]) => {
  const texts = new Texts();
  texts.number(all);
  all.forEach((text, person) => {
    texts.put(person, text);
  });
  return texts;
};

/** Letters of all kinds that words are made of, and what stands between words. */
const letters = [
  ..."あいんかの設計営業開発者鬱𠮟ー・、。々〆abcxyz019.+#&-_%'\"/\\",
  ..."ＡｂＣ１２ｱｲｶﾞガパ㍿①Å",
  "e\u0301",
  "😀",
  "👩‍👩‍👧",
  "🇯🇵",
  "❤️",
  " ",
  "　",
  "\n",
  "\t",
  "\u00a0",
  "\u0000",
  "\ufffd",
];

describe("texts", () => {
  it("say who has a word, of whatever length", async () => {
    const texts = textsOf([
      "設計と開発",
      "開発と設計書",
      "設備の計画",
      "c++ と 😀",
      "",
      "さあ始めよう\n計",
    ]);
    const who = async (word: string) => listOf(await texts.find(word));
    expect(await who("設計")).toEqual([0, 1]);
    expect(await who("計")).toEqual([0, 1, 2, 5]);
    expect(await who("設計書")).toEqual([1]);
    expect(await who("書")).toEqual([1]);
    // All of its pairs are there, but not one behind the other.
    expect(await who("開発と開")).toEqual([]);
    expect(await who("c++")).toEqual([3]);
    expect(await who("+")).toEqual([3]);
    expect(await who("😀")).toEqual([3]);
    expect(await who("😁")).toEqual([]);
    expect(await who("無")).toEqual([]);
    expect(await who("発設計開")).toEqual([]);
    expect(await who("う\n計")).toEqual([5]);
    expect(await who("と 😀")).toEqual([3]);
    expect(await who(" ")).toEqual([3]);
    expect(await who("")).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("follow changes, and people who leave and whose number another one gets", async () => {
    const texts = textsOf(["設計", "営業", "設計と営業"]);
    texts.put(0, "開発");
    texts.remove(2);
    texts.remove(9);
    expect(listOf(await texts.find("設計"))).toEqual([]);
    expect(listOf(await texts.find("開発"))).toEqual([0]);
    texts.put(2, "設計");
    texts.put(70, "設計");
    expect(listOf(await texts.find("設計"))).toEqual([2, 70]);
    expect(listOf(await texts.find("設"))).toEqual([2, 70]);
    expect([texts.has(1), texts.has(3)]).toEqual([true, false]);
  });

  it("answer as `includes` does, while texts come, change and go", async () => {
    const text = fc
      .array(fc.constantFrom(...letters), { maxLength: 40, size: "max" })
      .map((all) => all.join(""));
    const word = fc.record({
      of: fc.nat(),
      from: fc.nat(30),
      length: fc.integer({ min: 0, max: 6 }),
    });
    const change = fc.record({ person: fc.nat(40), text: fc.option(text, { freq: 4 }) });
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 120, size: "max" }),
        fc.array(fc.oneof(word, text), { minLength: 10, maxLength: 30, size: "max" }),
        fc.nat(20),
        async (changes, words, sample) => {
          const texts = new Texts();
          texts.number(changes.slice(0, sample).map((one) => one.text ?? ""));
          const truth = new Map<number, string>();
          for (const one of changes) {
            if (one.text === null) {
              texts.remove(one.person);
              truth.delete(one.person);
            } else {
              texts.put(one.person, one.text);
              truth.set(one.person, one.text);
            }
          }
          const all = [...truth.values()];
          for (const asked of words) {
            // Pieces begin and end at any unit, also between the halves of a pair.
            const of =
              typeof asked === "string" ? asked : (all[asked.of % (all.length || 1)] ?? "");
            const wanted =
              typeof asked === "string" ? of : of.slice(asked.from, asked.from + asked.length);
            const expected = [...truth].filter(([, its]) => its.includes(wanted));
            if (wanted !== "" && expected.length > 0) found += 1;
            expect(listOf(await texts.find(wanted)), JSON.stringify(wanted)).toEqual(
              expected.map(([person]) => person).sort((a, b) => a - b),
            );
          }
        },
      ),
      { seed: 20_261_126, numRuns: 200 },
    );
    // Words that nobody has would prove nothing.
    expect(found).toBeGreaterThan(1000);
  });

  it("answer so for whoever has been in long lists for a long time", async () => {
    const random = drawer(7);
    const all = Array.from({ length: 4000 }, () =>
      Array.from({ length: 30 }, () => letters[random(24)] ?? "").join(""),
    );
    const texts = textsOf(all);
    for (let round = 0; round < 150; round += 1) {
      const of = all[random(all.length)] ?? "";
      const from = random(of.length);
      const word = of.slice(from, from + 1 + random(4));
      const expected = all.flatMap((text, person) => (text.includes(word) ? [person] : []));
      expect(listOf(await texts.find(word)), word).toEqual(expected);
    }
  });

  it("let others have their turn while a word is looked for", async () => {
    const texts = textsOf(Array.from({ length: 200_000 }, (_, n) => `計設計画設計${n} 設計画`));
    let isFound = false;
    const finding = texts.find("計設計画").finally(() => {
      isFound = true;
    });
    let turns = 0;
    while (!isFound) {
      turns += 1;
      await setImmediate();
    }
    expect((await finding).count()).toBe(200_000);
    expect(turns).toBeGreaterThan(1);
  });

  it("are worn when a third of them are nobody's any more", () => {
    const texts = textsOf(Array.from({ length: 10 }, (_, n) => `${n}`));
    for (let times = 0; times < 1005; times += 1) texts.put(3, "設計");
    expect(texts.isWorn).toBe(false);
    texts.put(3, "設計");
    expect(texts.isWorn).toBe(true);
  });
});

describe("packed texts", () => {
  it("tell apart all letters that there are, in any order", () => {
    const packed = new PackedTexts();
    const units = Array.from({ length: 65_536 }, (_, unit) => String.fromCharCode(unit));
    const all = Array.from({ length: 64 }, (_, part) =>
      units.slice(part * 1024, part * 1024 + 1024),
    );
    for (const part of all) packed.add(part.join(""));
    for (let unit = 0; unit < 65_536; unit += 97) {
      for (const among of [1, 64]) {
        const finder = packed.finder(String.fromCharCode(unit), among);
        const where = all.flatMap((_, number) => (finder?.has(number) ? number : []));
        expect(where).toEqual([Math.floor(unit / 1024)]);
      }
    }
  });

  it("take a byte for a frequent letter", () => {
    const packed = new PackedTexts();
    packed.number(["設計".repeat(10)]);
    const before = packed.bytes;
    for (let times = 0; times < 1000; times += 1) packed.add("設計".repeat(500));
    expect(packed.bytes - before).toBe(1024 * 1024);
  });

  it("find no word that begins in one text and ends in the next, and all that stand in a row", () => {
    const packed = new PackedTexts();
    const texts = ["計設", "計設計", "", "設計", "設", "計"];
    for (const text of texts) packed.add(text);
    for (const among of [0, 6]) {
      const finder = packed.finder("設計", among);
      expect(texts.map((_, number) => finder?.has(number))).toEqual(
        texts.map((text) => text.includes("設計")),
      );
      expect(packed.finder("", among)?.has(2)).toBe(true);
    }
  });

  it("hold a text that is longer than a page", () => {
    const packed = new PackedTexts();
    packed.add("前");
    const long = packed.add(`${"長".repeat(1_500_000)}終`);
    const next = packed.add("次");
    const has = (number: number, word: string) => packed.finder(word, 3)?.has(number);
    expect([has(long, "長終"), has(long, "次"), has(next, "次"), has(next, "終")]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(packed.finder("無", 3)).toBeUndefined();
  });
});

describe("all texts", () => {
  const slots = new Map([
    ["a", 0],
    ["b", 1],
    ["c", 2],
  ]);
  const create = () => new AllTexts((id) => slots.get(id) ?? -1);

  it("are of use once they were read, and keep what was told meanwhile", async () => {
    const all = create();
    const second = Promise.withResolvers<void>();
    async function* parts() {
      yield [
        { id: "a", text: "設計" },
        { id: "gone", text: "設計" },
      ];
      await second.promise;
      yield [
        { id: "b", text: "設計" },
        { id: "c", text: "設計" },
      ];
    }
    expect([all.isDue, all.find("設計")]).toEqual([true, undefined]);
    const reading = all.read(parts(), () => true);
    all.tell(1, "営業");
    await setImmediate();
    all.tell(0, "開発");
    expect([all.isDue, all.find("設計")]).toEqual([false, undefined]);
    second.resolve();
    await reading;
    expect(listOf(await all.find("設計"))).toEqual([2]);
    all.forget(2);
    expect(listOf(await all.find("設計"))).toEqual([]);
    expect(all.isDue).toBe(false);
    expect(all.bytes).toBeGreaterThan(0);
  });

  it("are missing when reading them fails or is of no use any more", async () => {
    const all = create();
    async function* broken() {
      yield [{ id: "a", text: "設計" }];
      throw new Error("lost");
    }
    await expect(all.read(broken(), () => true)).rejects.toThrow("lost");
    expect([all.isDue, all.find("設計"), all.bytes]).toEqual([true, undefined, 0]);
    async function* parts() {
      yield [{ id: "a", text: "設計" }];
    }
    await all.read(parts(), () => false);
    expect(all.isDue).toBe(true);
    await all.read(parts(), () => true);
    expect(listOf(await all.find("設計"))).toEqual([0]);
  });

  it("are due again when they are worn, and of use until they are read anew", async () => {
    const all = create();
    async function* parts() {
      yield [{ id: "a", text: "設計" }];
    }
    await all.read(parts(), () => true);
    for (let times = 0; times < 1010; times += 1) all.tell(1, "営業");
    expect([all.isDue, listOf(await all.find("営業"))]).toEqual([true, [1]]);
    const reading = all.read(parts(), () => true);
    expect([all.isDue, all.find("営業")]).toEqual([false, undefined]);
    await reading;
    expect([all.isDue, listOf(await all.find("設計"))]).toEqual([false, [0]]);
  });
});

/** The same numbers below a bound, every time. */
function drawer(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}
