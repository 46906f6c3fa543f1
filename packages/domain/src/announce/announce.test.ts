import fc from "fast-check";
import { expect, it } from "vitest";
import { listAnnouncesSchema, saveAnnounceSchema } from "./schema.ts";
import { announceReaders, announceState, announceTargetsFor } from "./states.ts";

const publishAt = new Date("2026-04-01T00:00:00Z");
const at = (ms: number) => new Date(publishAt.getTime() + ms);

it("is there from its time on, to the millisecond, until it is taken back", () => {
  expect(announceState({ publishAt, withdrawnAt: null }, at(-1))).toBe("planned");
  expect(announceState({ publishAt, withdrawnAt: null }, at(0))).toBe("visible");
  expect(announceState({ publishAt, withdrawnAt: at(5) }, at(10))).toBe("withdrawn");
  expect(announceState({ publishAt, withdrawnAt: at(-5) }, at(-1))).toBe("withdrawn");
});

it("never comes back by time alone", () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true }),
      fc.date({ noInvalidDate: true }),
      (one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        const now = announceState({ publishAt, withdrawnAt: null }, earlier);
        if (now === "visible")
          expect(announceState({ publishAt, withdrawnAt: null }, later)).toBe("visible");
        expect(announceState({ publishAt, withdrawnAt: one }, other)).toBe("withdrawn");
      },
    ),
  );
});

it("is read by those it is for", () => {
  expect(
    (["visitor", "joker", "ace", "operator"] as const).map((kind) =>
      announceTargetsFor(kind).join(),
    ),
  ).toEqual(["all", "all,joker", "all,ace", "all,joker,ace"]);
  expect(
    (["all", "joker", "ace"] as const).map((target) => announceReaders(target).join()),
  ).toEqual(["joker,ace", "joker", "ace"]);
});

it("is written with something to say", () => {
  const announce = {
    announceId: "0199a0de-1111-7abc-8def-0123456789ab",
    content: "メンテナンスのお知らせ",
    target: "all",
    publishAt: null,
    readers: 12,
  };
  expect(saveAnnounceSchema.safeParse(announce).success).toBe(true);
  expect(saveAnnounceSchema.safeParse({ ...announce, content: "雪" }).success).toBe(true);
  for (const change of [{ content: " " }, { content: "あ".repeat(2001) }, { target: "visitor" }])
    expect(saveAnnounceSchema.safeParse({ ...announce, ...change }).success).toBe(false);
});

it.each([
  ["１２", 12],
  ["1,204", 1204],
  [" 0 ", 0],
])("takes the number of readers as it is typed: %s", (typed, readers) => {
  expect(saveAnnounceSchema.shape.readers.parse(typed)).toBe(readers);
});

it.each([
  ["", "この項目は入力必須です"],
  [undefined, "この項目は入力必須です"],
  ["12人", "0以上の整数で入力してください"],
  ["1.5", "0以上の整数で入力してください"],
  ["-1", "0以上の整数で入力してください"],
])("takes no other number of readers: %s", (typed, message) => {
  const { error } = saveAnnounceSchema.shape.readers.safeParse(typed);
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

it("goes on from a mark of 200 letters and no longer one", () => {
  const takes = (length: number) =>
    listAnnouncesSchema.safeParse({ cursor: "a".repeat(length) }).success;
  expect([takes(200), takes(201)]).toEqual([true, false]);
});
