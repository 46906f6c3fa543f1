import { expect, it } from "vitest";
import { buildSearchDocument, type IndexedJoker } from "./index-document.ts";

const now = new Date("2026-04-03T01:00:00Z");
const joker: IndexedJoker & Record<string, unknown> = {
  id: "0192a000-0000-7000-8000-000000000001",
  name: "佐藤 花子",
  nameKana: "サトウ ハナコ",
  email: "hanako@example.test",
  phone: "09012345678",
  gender: "female",
  graduatedSchool: "青空大学",
  registrationStatus: "registered",
  rank: "A",
  occupation: "engineer",
  subOccupation: "frontendEngineer",
  industry: "internet",
  preferredWorkplaces: ["tokyo", "exceptTokyo"],
  preferredPrefectures: [27, 40],
  interestedCompanyScales: [],
  jobChangeWillingness: "alreadyStartActivity",
  sideJobWillingness: null,
  introduction: "ﾃﾞｻﾞｲﾝの話も好きです。",
  birthdayTimestamp: 1,
  skills: ["TypeScript"],
  onlineAt: now,
  careers: [{ position: "リーダー", business: "予約サービスの開発", businessDetail: null }],
};
const noOffers = { receivedOffers: 0, answeredOffers: 0 };

it("holds what is searched and nothing that a hit may not show", () => {
  const document = buildSearchDocument(joker, noOffers, now);
  expect(document.text).toBe(
    "フロントエンドエンジニア\nIT・インターネット\nTypeScript\nリーダー\n予約サービスの開発\nﾃﾞｻﾞｲﾝの話も好きです。\n東京\n大阪府\n福岡県",
  );
  expect(document.textFolded).toContain("でざいんの話");
  expect(JSON.stringify(document)).not.toMatch(/佐藤|サトウ|example|0901234|female|青空/);
});

it("scores recency, willingness, completeness, introduction, answers and rank", () => {
  // 0.30 + 0.25 + 0.20 × 3/13 + 0.10 × 0.5 + 0.10 × 0.5 + 0.05 × 0.8
  expect(buildSearchDocument(joker, noOffers, now).score).toBe(736);
});
