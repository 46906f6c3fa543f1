import { expect, it } from "vitest";
import { formsOf } from "./verb-forms.ts";

it.each([
  ["支える", true, ["支える", "支えた", "支えて", "支えられた", "支えたい", "支え", "支え方"]],
  ["伸ばす", false, ["伸ばす", "伸ばした", "伸ばして", "伸ばされた", "伸ばせた", "伸ばし方"]],
  ["取り組む", false, ["取り組む", "取り組んだ", "取り組んで", "取り組みたい", "取り組める"]],
  ["使う", false, ["使った", "使って", "使われた", "使いたい"]],
  ["書く", false, ["書いた", "書いて", "書かれた", "書き方"]],
  ["守る", false, ["守った", "守って", "守り抜いた", "守れる"]],
  ["学ぶ", false, ["学んだ", "学び続ける", "学び合う"]],
  ["持つ", false, ["持った", "持って", "持てる"]],
  ["防ぐ", false, ["防いだ", "防いで", "防げた"]],
] as const)("knows how %s goes on", (verb, isOfOneRow, forms) => {
  expect(formsOf(verb, isOfOneRow)).toEqual(expect.arrayContaining([...forms]));
});

it("has no form that denies", () => {
  const forms = [...formsOf("支える", true), ...formsOf("使う", false)];
  expect(forms.filter((form) => /な[いかく]|ず|ませ|ぬ/.test(form))).toEqual([]);
});
