import { expect, it } from "vitest";
import { finalTextOf } from "./browser-recognition.ts";

const said = (transcript: string, isFinal: boolean) =>
  Object.assign([{ transcript }, { transcript: "ほか" }], { isFinal });

it("takes what is new and will not change any more", () => {
  const results = [said("営業を", true), said("3年間", true), said("担当し", false)];
  expect(finalTextOf({ resultIndex: 1, results })).toBe("3年間");
  expect(finalTextOf({ resultIndex: 2, results })).toBe("");
});
