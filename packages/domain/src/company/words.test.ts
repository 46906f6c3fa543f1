import { expect, it } from "vitest";
import { contractLabels } from "./contract.ts";
import { companyImageLabels, companyLabels, quotaReason } from "./labels.ja.ts";
import { recommendReasonText, recommendWishLabels } from "./recommend-labels.ja.ts";
import { companyStatusLabels } from "./schema.ts";
import { companyStatusActionLabels } from "./status.ts";

it("says it in these words: recommendWishLabels", () => {
  expect(recommendWishLabels).toEqual({
    interestedOccupations: "興味のある職種",
    workStyles: "希望の働き方",
    preferredWorkplaces: "希望勤務地",
    interestedCompanyScales: "希望する企業規模",
    focusOnChoosingCompanies: "企業選びで大切にすること",
  });
});

it("says it in these words: companyImageLabels", () => {
  expect(companyImageLabels).toEqual({
    logoUrl: "ロゴ",
    coverUrl: "カバー画像",
  });
});

it("says it in these words: companyLabels", () => {
  expect(companyLabels).toEqual({
    name: "会社名",
    nameKana: "会社名（カナ）",
    siteUrl: "企業サイトURL",
    address: "所在地",
    contact: "連絡先",
    corporateNumber: "法人番号",
    foundedYear: "設立年",
    representative: "代表者名",
    industry: "業界",
    companyScale: "企業規模",
    teamSize: "従業員数",
    mission: "ミッション",
    vision: "ビジョン",
    values: "バリュー",
    businessSummary: "事業内容",
    benefits: "福利厚生",
    workStyles: "働き方",
    photos: "写真",
    isPublic: "公開する",
  });
});

it("says it in these words: contractLabels", () => {
  expect(contractLabels).toEqual({
    contractStartsOn: "契約開始日",
    contractEndsOn: "契約終了日",
    feePlan: "料金・違約金・解約の条件",
    offerMonthlyQuota: "毎月のオファー数",
  });
});

it("says it in these words: companyStatusActionLabels", () => {
  expect(companyStatusActionLabels).toEqual({
    suspend: "利用を停止する",
    resume: "利用を再開する",
    close: "利用を終了する",
  });
});

it("says it in these words: companyStatusLabels", () => {
  expect(companyStatusLabels).toEqual({
    active: "利用中",
    suspended: "停止中",
    closed: "終了",
  });
});

it("records another number of offers in these words", () => {
  expect(quotaReason({ month: "2026-11", granted: 80, reason: "増員のため" })).toBe(
    "2026-11：80通（増員のため）",
  );
});

it.each([
  [
    { kind: "interestedOccupation", key: "frontendEngineer" },
    "興味のある「フロントエンドエンジニア」の募集があります",
  ],
  [
    { kind: "subOccupation", key: "frontendEngineer" },
    "経験のある「フロントエンドエンジニア」の募集があります",
  ],
  [{ kind: "occupation", key: "engineer" }, "「エンジニア」の募集があります"],
  [{ kind: "sideJob" }, "副業の募集があります"],
  [{ kind: "workplace", key: "tokyo" }, "希望の勤務地「東京」で働けます"],
  [{ kind: "workplace", key: "exceptTokyo", place: 27 }, "希望の勤務地「大阪府」で働けます"],
  [
    { kind: "workStyle", key: "remoteFlex" },
    "希望の働き方「リモート・フレックスで働きたい」に合います",
  ],
  [{ kind: "companyScale", key: "startup" }, "希望の企業規模「スタートアップ」です"],
  [{ kind: "criterion", key: "visionPhilosophy" }, "ミッションや理念を公開しています"],
  [
    { kind: "criterion", key: "workingFriendlyWithMembers" },
    "一緒に働く社員を何人も紹介しています",
  ],
  [{ kind: "criterion", key: "growthPotentialOfCompany" }, "成長段階にある企業です"],
  [{ kind: "criterion", key: "treatment" }, "希望年収に合う募集があります"],
] as const)("gives the reason %j in these words", (reason, text) => {
  expect(recommendReasonText(reason)).toBe(text);
});
