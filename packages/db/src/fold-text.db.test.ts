import { fold } from "@tefuda/domain/text/fold";
import { commonLetters, rareLetters } from "@tefuda/domain/text/letters";
import { visibleText } from "@tefuda/domain/text/visible";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { apart, meeting } from "@tefuda/testing/texts/fold-pairs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { rows } from "./rows.ts";
import { sql } from "./sql.ts";

const database = useTestDatabase();

/** What the database makes of texts. */
async function inDatabase(texts: readonly string[]) {
  const found = await rows<{ folded: string; visible: string }>(
    database.db,
    sql`select fold_text(given) as folded, visible_text(given) as visible
      from jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb) with ordinality as given(given, at) order by at`,
  );
  return found;
}

/** Texts of which the database makes something else. */
async function differing(texts: readonly string[]) {
  const made = await inDatabase(texts);
  expect(made).toHaveLength(texts.length);
  return texts.flatMap((text, at) => {
    const expected = { folded: fold(text), visible: visibleText(text) };
    const is = made[at];
    return is?.folded === expected.folded && is.visible === expected.visible
      ? []
      : [{ text: JSON.stringify(text), expected, is }];
  });
}

test("the database holds what is written in two ways for the same", async () => {
  const [ones, others] = [meeting.map(([one]) => one), meeting.map(([, other]) => other)];
  const [first, second] = [await inDatabase(ones), await inDatabase(others)];
  expect(meeting.length).toBeGreaterThanOrEqual(200);
  expect(meeting.filter((_, at) => first[at]?.folded !== second[at]?.folded)).toEqual([]);
});

test("the database holds what is not the same apart", async () => {
  const [first, second] = [
    await inDatabase(apart.map(([one]) => one)),
    await inDatabase(apart.map(([, other]) => other)),
  ];
  expect(apart.length).toBeGreaterThanOrEqual(100);
  expect(apart.filter((_, at) => first[at]?.folded === second[at]?.folded)).toEqual([]);
});

test("the database folds each letter as the product does", async () => {
  const known = [...commonLetters, ...rareLetters].flat();
  const blocks = [
    [0x20, 0x2fff],
    [0x3000, 0x33ff],
    [0x4e00, 0x9fff],
    [0xf900, 0xffdc],
    [0x1f000, 0x1faff],
    [0xe0000, 0xe01ef],
  ] as const;
  const all = blocks.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
  );
  expect(await differing([...known, ...all])).toEqual([]);
});

const usual = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ..."あかはウカハがぱァヶゝヽーｱｶﾊﾞﾟｰ゛゜\u3099\u309a-－‐~〜～1９aＡéÉß",
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ..."髙﨑邉𠮷神吉高山田太郎・、。「」／/ 　\u00a0\u2003\t\n\r\u0085\u2028",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ..."\u200b\u200d\ufeff\u00ad\u3164\uffa0\u2800\u180e\u202d\ufe0f\u{e0100}\u{e0041}\u0301\u0302\u0308",
    ),
  },
);

/** Letters that are the same in the Unicode of both, also by where they stand between the highest and the lowest mark. */
async function knownToBoth() {
  const all = Array.from({ length: 0xffdc }, (_, code) => String.fromCharCode(code)).filter(
    (letter) => /[^\0\p{Cs}]/u.test(letter),
  );
  const placed = all.map((letter) => `a\u0345${letter}\u0334`);
  const made = await rows<{ normal: string }>(
    database.db,
    sql`select normalize(given, nfkc) as normal
      from jsonb_array_elements_text(${JSON.stringify(placed)}::text::jsonb) with ordinality as given(given, at) order by at`,
  );
  return all.filter((_, at) => made[at]?.normal === placed[at]?.normalize("NFKC"));
}

test("the database folds a hundred thousand texts as the product does", async () => {
  const known = await knownToBoth();
  expect(known.length).toBeGreaterThan(60_000);
  const letters = fc.oneof(
    { weight: 3, arbitrary: usual },
    { weight: 1, arbitrary: fc.constantFrom(...known) },
  );
  const texts = fc.sample(
    fc.array(letters, { maxLength: 12 }).map((parts) => parts.join("")),
    { numRuns: 100_000, seed: 20261130 },
  );
  for (let at = 0; at < texts.length; at += 10_000)
    expect(await differing(texts.slice(at, at + 10_000))).toEqual([]);
});
