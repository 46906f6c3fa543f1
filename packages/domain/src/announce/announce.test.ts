import fc from "fast-check";
import { expect, it } from "vitest";
import { saveAnnounceSchema } from "./schema.ts";
import { announceState, announceTargetsFor } from "./states.ts";

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
});

it("is written with something to say", () => {
  const announce = {
    announceId: "0199a0de-1111-7abc-8def-0123456789ab",
    content: "メンテナンスのお知らせ",
    target: "all",
    publishAt: null,
  };
  expect(saveAnnounceSchema.safeParse(announce).success).toBe(true);
  for (const change of [{ content: " " }, { content: "あ".repeat(2001) }, { target: "visitor" }])
    expect(saveAnnounceSchema.safeParse({ ...announce, ...change }).success).toBe(false);
});
