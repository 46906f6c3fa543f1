import { expect, it } from "vitest";
import { authorityLabels } from "./authorities.ts";
import { companyScaleHelps, companyScaleLabels, teamSizeLabels } from "./company.ts";
import { englishLevelLabels, englishLevelUnsetLabel } from "./english.ts";
import {
  interestedThemeLabels,
  interestLevelCompanyViews,
  interestLevelLabels,
} from "./interest.ts";
import { skillSuggestions } from "./skills.ts";
import {
  jobChangeWillingnessBadges,
  jobChangeWillingnessLabels,
  sideJobWillingnessBadges,
  sideJobWillingnessLabels,
} from "./willingness.ts";

it("says it in these words: skillSuggestions", () => {
  expect(skillSuggestions).toEqual({
    engineer: [
      "JavaScript",
      "TypeScript",
      "React",
      "Vue.js",
      "Next.js",
      "Node.js",
      "Python",
      "Go",
      "Java",
      "Kotlin",
      "Swift",
      "Ruby",
      "PHP",
      "C#",
      "Rust",
      "SQL",
      "AWS",
      "Google Cloud",
      "Docker",
      "Kubernetes",
      "Terraform",
      "CI/CD",
      "要件定義",
      "アーキテクチャ設計",
      "コードレビュー",
    ],
    designer: [
      "UIデザイン",
      "UXデザイン",
      "情報設計",
      "プロトタイピング",
      "ユーザーインタビュー",
      "デザインシステム",
      "Figma",
      "Photoshop",
      "Illustrator",
      "After Effects",
      "HTML/CSS",
      "ブランディング",
    ],
    planner: [
      "事業計画",
      "市場調査",
      "KPI設計",
      "新規事業立ち上げ",
      "アライアンス",
      "予算管理",
      "資料作成",
      "ファシリテーション",
    ],
    consultant: [
      "戦略立案",
      "業務改善",
      "PMO",
      "論点設計",
      "財務分析",
      "DX推進",
      "ERP導入",
      "チェンジマネジメント",
    ],
    director: [
      "プロダクトマネジメント",
      "プロジェクト管理",
      "要件定義",
      "スクラム",
      "ロードマップ策定",
      "進行管理",
      "品質管理",
      "ベンダー管理",
    ],
    sales: [
      "法人営業",
      "新規開拓",
      "深耕営業",
      "インサイドセールス",
      "提案書作成",
      "商談管理",
      "SFA/CRM運用",
      "カスタマーサクセス",
      "代理店営業",
    ],
    marketer: [
      "デジタル広告運用",
      "SEO",
      "コンテンツマーケティング",
      "SNS運用",
      "MA運用",
      "CRM",
      "データ分析",
      "Googleアナリティクス",
      "PR",
      "イベント企画",
    ],
    corporateStaff: [
      "採用",
      "人事制度設計",
      "労務管理",
      "給与計算",
      "経理",
      "月次決算",
      "管理会計",
      "法務",
      "契約書レビュー",
      "総務",
      "IR",
      "内部統制",
    ],
    other: [
      "マネジメント",
      "英語",
      "中国語",
      "ライティング",
      "編集",
      "カスタマーサポート",
      "サプライチェーン管理",
      "研究開発",
      "店舗運営",
    ],
  });
});

it("says it in these words: jobChangeWillingnessBadges", () => {
  expect(jobChangeWillingnessBadges).toEqual({
    alreadyStartActivity: "転職活動中",
    considering: "転職検討中",
    ifGoodStory: "良い話があれば",
    noIntention: "転職意向なし",
  });
});

it("says it in these words: jobChangeWillingnessLabels", () => {
  expect(jobChangeWillingnessLabels).toEqual({
    alreadyStartActivity: "すでに転職活動をしている",
    considering: "転職を検討している",
    ifGoodStory: "良い話があれば聞きたい",
    noIntention: "今のところ転職は考えていない",
  });
});

it("says it in these words: sideJobWillingnessBadges", () => {
  expect(sideJobWillingnessBadges).toEqual({
    active: "副業に積極的",
    ifGoodStory: "副業は話次第",
    noIntention: "副業意向なし",
  });
});

it("says it in these words: sideJobWillingnessLabels", () => {
  expect(sideJobWillingnessLabels).toEqual({
    active: "積極的に副業を探している",
    ifGoodStory: "良い話があれば聞きたい",
    noIntention: "今のところ副業は考えていない",
  });
});

it("says it in these words: companyScaleHelps", () => {
  expect(companyScaleHelps).toEqual({
    startup: "創業期〜成長初期の企業",
    middleVenture: "事業が軌道に乗り拡大中の企業",
    megaVenture: "上場済みなど規模の大きいベンチャー企業",
    professionalFarm: "コンサルティングファーム、監査法人、法律事務所など",
  });
});

it("says it in these words: companyScaleLabels", () => {
  expect(companyScaleLabels).toEqual({
    startup: "スタートアップ",
    middleVenture: "ミドルベンチャー",
    megaVenture: "メガベンチャー",
    sme: "中小企業",
    largeCompany: "大手企業",
    professionalFarm: "プロフェッショナルファーム",
    noInterest: "こだわらない",
  });
});

it("says it in these words: teamSizeLabels", () => {
  expect(teamSizeLabels).toEqual({
    oneToTwenty: "1〜20名",
    twentyOneToFifty: "21〜50名",
    fiftyOneToHundred: "51〜100名",
    hundredOneToThreeHundred: "101〜300名",
    threeHundredOneToFiveHundred: "301〜500名",
    fiveHundredOneToThousand: "501〜1,000名",
    over: "1,001名以上",
  });
});

it("says it in these words: interestLevelCompanyViews", () => {
  expect(interestLevelCompanyViews).toEqual({
    littleInterested: "まずは情報を知りたい段階です",
    wantToHear: "面談で詳しく話を聞きたいと考えています",
    workingSoon: "早い時期に働くことを前向きに考えています",
  });
});

it("says it in these words: interestLevelLabels", () => {
  expect(interestLevelLabels).toEqual({
    littleInterested: "少し興味がある",
    wantToHear: "話を聞いてみたい",
    workingSoon: "すぐにでも働きたい",
  });
});

it("says it in these words: interestedThemeLabels", () => {
  expect(interestedThemeLabels).toEqual({
    missionVision: "ミッション・ビジョン",
    valueAndMood: "バリュー・社内の雰囲気",
    businessAndStrength: "事業内容・強み",
    positionDetail: "ポジションの詳細",
    member: "一緒に働くメンバー",
    other: "その他",
  });
});

it("says it in these words: englishLevelLabels", () => {
  expect(englishLevelLabels).toEqual({
    daily: "日常会話レベル",
    business: "ビジネスレベル",
    native: "ネイティブレベル",
  });
});

it("says it in these words: englishLevelUnsetLabel", () => {
  expect(englishLevelUnsetLabel).toBe("未設定");
});

it("says it in these words: authorityLabels", () => {
  expect(authorityLabels).toEqual({ admin: "管理者", member: "メンバー" });
});
