import { describe, expect, it } from "vitest";
import { goneUserNames, SUPPORT_NAME, WITHDRAWN_USER_NAME } from "../joker/display-name.ts";
import { withHonorific } from "./honorific.ja.ts";
import { fillTemplate } from "./template.ts";

describe.each([
  ["水城 遥香", "水城 遥香さん"],
  [SUPPORT_NAME, SUPPORT_NAME],
  [WITHDRAWN_USER_NAME, WITHDRAWN_USER_NAME],
  [goneUserNames.away, goneUserNames.away],
])("%s", (name, called) => {
  it("is called with an honorific only as a person", () => {
    expect(withHonorific(name)).toBe(called);
  });

  it("is called the same in a filled text", () => {
    expect(fillTemplate("{name}さんから「{name}」です。", { name })).toBe(
      `${called}から「${name}」です。`,
    );
  });
});
