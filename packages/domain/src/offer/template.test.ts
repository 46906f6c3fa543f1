import { describe, expect, it } from "vitest";
import { offerMessages } from "./labels.ja.ts";
import { fillOfferTemplate, placeholderLeft } from "./template.ts";
import { saveOfferTemplateSchema } from "./template-schema.ts";

const template = {
  templateId: "0190b0a0-0000-7000-8000-000000000001",
  name: "カジュアル面談のお誘い",
  body: "{companyName}の{aceName}です。「{recruitmentTitle}」についてお話しさせてください。",
  isShared: false,
  lockVersion: 0,
};
const wrongBody = (body: string) =>
  saveOfferTemplateSchema
    .safeParse({ ...template, body: `${body}ぜひ一度、お話しする機会をいただけますか。` })
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("templates of offers", () => {
  it("are filled with what is known, and keep the rest to be filled", () => {
    const values = { companyName: "青空システム", aceName: "{companyName}" };
    expect(fillOfferTemplate(template.body, values)).toBe(
      "青空システムの{companyName}です。「{recruitmentTitle}」についてお話しさせてください。",
    );
    expect(fillOfferTemplate("{jokerName}さん", { companyName: "青空" })).toBe("{jokerName}さん");
  });

  it.each([
    ["{companyName}の{aceName}です。", undefined],
    ["{jokerName}さん、はじめまして。", offerMessages.placeholderPerson],
    ["｛jokerName｝さん、はじめまして。", offerMessages.placeholderPerson],
    ["{ jokerName }さん、はじめまして。", offerMessages.placeholderPerson],
    ["{name}さん、はじめまして。", offerMessages.placeholderUnknown("{name}")],
    ["{ aceName }です。", offerMessages.placeholderUnknown("{ aceName }")],
    ["{}や{ }はそのまま使えます。", undefined],
  ])("with %j are refused with: %s", (body, message) => {
    expect(wrongBody(body)).toEqual(message && [["body", message]]);
  });

  it.each([
    ["お話ししましょう。", undefined],
    ["「{recruitmentTitle}」について", "{recruitmentTitle}"],
    ["｛name｝さん", "｛name｝"],
    ["{}", undefined],
  ])("leave in %j: %s", (text, left) => {
    expect(placeholderLeft(text)).toBe(left);
  });

  it.each([
    [{ name: "" }, false],
    [{ name: "あ".repeat(41) }, false],
    [{ body: "い".repeat(19) }, false],
    [{ body: "い".repeat(501) }, false],
    [{ body: "い".repeat(500) }, true],
  ])("with %j are accepted: %s", (change, accepted) => {
    expect(saveOfferTemplateSchema.safeParse({ ...template, ...change }).success).toBe(accepted);
  });
});
