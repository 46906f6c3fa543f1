import { describe, expect, it } from "vitest";
import { WITHDRAWN_USER_NAME } from "../joker/display-name.ts";
import { fromJst } from "../time/jst.ts";
import { interviewPhrase, interviewWith, whenOf } from "./phrase.ja.ts";

const startAt = fromJst(2026, 12, 3, 9);

describe("an interview in a sentence", () => {
  it("is with somebody, at a time in Japan", () => {
    expect(interviewWith("高橋 美咲", startAt)).toBe(
      "高橋 美咲さんとの2026年12月3日（木） 09:00（日本時間）の面談",
    );
  });

  it("has no time before one is fixed", () => {
    expect(interviewWith("高橋 美咲", null)).toBe("高橋 美咲さんとの面談");
    expect(whenOf(null)).toEqual({ date: "", time: "" });
  });

  it("calls nobody by an honorific who has no name", () => {
    expect(interviewWith(WITHDRAWN_USER_NAME, null)).toBe("退会したユーザーとの面談");
    expect(interviewWith("", startAt)).toBe("2026年12月3日（木） 09:00（日本時間）の面談");
  });

  it("says as much as is known", () => {
    expect(interviewPhrase({ name: "高橋 美咲", time: "09:00" })).toBe(
      "高橋 美咲さんとの09:00（日本時間）の面談",
    );
    expect(interviewPhrase({ name: "高橋 美咲", date: "2026年12月3日（木）" })).toBe(
      "高橋 美咲さんとの面談",
    );
    expect(interviewPhrase({})).toBe("面談");
  });
});
