import { describe, it } from "vitest";
import { optionalOf } from "./fields.ts";
import { holds } from "./holds.fixture.ts";
import * as n from "./whole-numbers.ts";

describe("whole numbers", () => {
  it("takes a desired salary of 0 or more and an offered one of 1 or more, in whole numbers", () => {
    holds(n.salaryInt, [
      ["１,２００", { ok: 1200 }],
      [0, { ok: 0 }],
      [-1, "0以上の整数で入力してください"],
      [1.5, "0以上の整数で入力してください"],
      [2_147_483_647, { ok: 2_147_483_647 }],
      [2_147_483_648, "0以上の整数で入力してください"],
    ]);
    holds(optionalOf(n.salaryInt), [["", { ok: undefined }]]);
    holds(n.minimumSalaryInt, [
      [0, "1以上の整数で入力してください"],
      [1, { ok: 1 }],
      ["５００万円", { ok: 500 }],
      ["3,000円", { ok: 3000 }],
    ]);
  });

  it("takes a position's salary with the unit that is written, up to a billion yen", () => {
    const wrong = "万円の単位で、1〜100,000の整数で入力してください（500万円は「500」）";
    holds(n.offeredSalary, [
      ["500", { ok: 500 }],
      [500, { ok: 500 }],
      ["５００万円", { ok: 500 }],
      ["1,200 万", { ok: 1200 }],
      ["¥5,000,000円", { ok: 500 }],
      ["5,005,000円", wrong],
      [100_000, { ok: 100_000 }],
      [100_001, wrong],
      ["5000000", wrong],
      ["五百万円", wrong],
      ["0万円", wrong],
      ["500万円以上", wrong],
    ]);
    holds(n.yenAmount, [
      ["3,000円", { ok: 3000 }],
      ["５万円", { ok: 50_000 }],
      ["5000", { ok: 5000 }],
      ["時給3,000円", "1以上の整数で入力してください"],
    ]);
  });

  it("takes TOEIC from 10 to 990 and TOEFL from 0 to 120", () => {
    const [toeic, toefl] = ["10〜990の整数で入力してください", "0〜120の整数で入力してください"];
    holds(n.toeic, [
      [9, toeic],
      [10, { ok: 10 }],
      [990, { ok: 990 }],
      [991, toeic],
    ]);
    holds(n.toefl, [
      [-1, toefl],
      [0, { ok: 0 }],
      [120, { ok: 120 }],
      [121, toefl],
    ]);
  });

  it("takes an age of the filter from 18 to 50", () => {
    const wrong = "18〜50の整数で入力してください";
    holds(n.ageFilter, [
      [17, wrong],
      [18, { ok: 18 }],
      [50, { ok: 50 }],
      [51, wrong],
    ]);
  });
});
