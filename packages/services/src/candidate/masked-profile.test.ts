import { expect, it } from "vitest";
import { maskedFacts } from "./masked-profile.ts";

const now = new Date("2026-04-03T01:00:00Z");
const excerptOf = (introduction: string) =>
  maskedFacts(
    {
      publicId: "k7m2qx9",
      occupation: null,
      subOccupation: null,
      industry: null,
      jobChangeWillingness: null,
      sideJobWillingness: null,
      preferredWorkplaces: [],
      preferredPrefectures: [],
      skills: [],
      birthdayTimestamp: null,
      onlineAt: null,
      introduction,
    },
    now,
  ).excerpt;

it("shows a hundred and twenty letters of what somebody says, the last of them for the rest", () => {
  expect(excerptOf("あ".repeat(120))).toBe("あ".repeat(120));
  expect(excerptOf("あ".repeat(121))).toBe(`${"あ".repeat(119)}…`);
});

it("masks contact details before it cuts, within two hundred and forty letters", () => {
  const address = `${"a".repeat(49)}@example.jp `;
  expect(excerptOf(`${address.repeat(3)}${"あ".repeat(100)}`)).toBe(
    `●●● ●●● ●●● ${"あ".repeat(56)}…`,
  );
  expect(excerptOf(`${"あ".repeat(115)} hanako@example.jp`)).toBe(`${"あ".repeat(115)} ●●●`);
});
