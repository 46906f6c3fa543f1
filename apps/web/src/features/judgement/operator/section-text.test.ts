import type { ProfileSection } from "@tefuda/domain/joker/profile-sections.ja";
import { expect, it } from "vitest";
import { holdsContact, sectionText } from "./section-text";

const section = (step: ProfileSection["step"], text: string): ProfileSection => ({
  step,
  title: "",
  isRequired: false,
  isFilled: true,
  entries: [{ text }],
});

it("puts the entries of a part into one text", () => {
  const entries = [
    { label: "株式会社みなと", note: "2018年4月〜現在", text: "設計" },
    { words: ["TypeScript", "React"] },
    { text: "" },
  ];
  expect(sectionText({ entries })).toBe(
    "株式会社みなと\n2018年4月〜現在\n設計\n\nTypeScript、React",
  );
});

it("notices contact details where companies read them", () => {
  expect(holdsContact(section("introduction", "090-1234-5678までご連絡ください。"))).toBe(true);
  expect(holdsContact(section("introduction", "2018年から8年、設計を担当。"))).toBe(false);
  expect(holdsContact(section("phone", "090-1234-5678"))).toBe(false);
});
