import { expect, it } from "vitest";
import { effectOfSaving } from "./effect-of-saving";

const requestedAt = new Date("2026-11-20T03:00:00Z");
const soon = new Date("2026-11-21T02:59:59Z");
const nextDay = new Date("2026-11-21T03:00:00Z");
const asks = "保存すると、この内容でもう一度審査に申し込みます。";
const renews = "審査中です。保存すると、新しい内容で審査を受けます。";

it.each([
  [null, nextDay, undefined],
  ["requested", soon, renews],
  ["reviewing", soon, renews],
  ["remanded", soon, asks],
  ["rejected", soon, undefined],
  ["rejected", nextDay, asks],
  ["passed", nextDay, undefined],
] as const)("says of a judgement that is %s at %s: %s", (status, now, said) => {
  const judgement = { status, requestedAt: status && requestedAt };
  expect(effectOfSaving({ missing: [], judgement }, "introduction", now)).toBe(said);
});

it("says of the picture, which has no button that saves, when it is saved", () => {
  const effect = (status: "remanded" | "requested") =>
    effectOfSaving({ missing: [], judgement: { status, requestedAt } }, "profileImage", soon);
  expect(effect("remanded")).toBe(
    "写真の変更や削除はすぐに保存され、この内容でもう一度審査に申し込みます。",
  );
  expect(effect("requested")).toBe(
    "審査中です。写真を変更または削除すると、新しい内容で審査を受けます。",
  );
});

it("promises nothing while another part is missing, and counts the part that is saved as filled", () => {
  const judgement = { status: "remanded", requestedAt } as const;
  const lacking = { missing: [{ step: "skills" as const }], judgement };
  expect(effectOfSaving(lacking, "introduction", soon)).toBeUndefined();
  expect(effectOfSaving(lacking, "skills", soon)).toBe(asks);
});
