import { midCareer } from "./recruitment-builder.ts";
import type { DemoRecruitment } from "./types.ts";

/** Positions of the company that one signs in to, in the states that nobody else sees. */
export const behindTheScenes: readonly DemoRecruitment[] = [
  midCareer({
    companyIndex: 0,
    aceIndexes: [1],
    title: "動画から手順を読み取る機械学習エンジニア",
    occupations: ["serverSideEngineer"],
    duties:
      "作業の動画から手順の区切りを見つける仕組みの改良を担当します。データの整理、モデルの学習と評価、サービスへの組み込みまでを二人で進め、月に一度は工場で結果を確かめます。",
    dutiesChangeScope: "当社業務全般（会社の定める業務）",
    salary: [650, 950],
    requirements: "機械学習を用いたサービスの開発経験2年以上。",
    welcome: "動画処理、製造業の現場に関わった経験。",
    status: "draft",
    publishedDaysAgo: 0,
  }),
  midCareer({
    companyIndex: 0,
    aceIndexes: [2],
    title: "中部地区の導入を立ち上げるフィールドセールス",
    occupations: ["corporateSales"],
    duties:
      "名古屋を拠点に、自動車部品や食品の工場へ手順書サービスを提案します。展示会や紹介から始まる商談を受け持ち、試験導入の設計、効果の測定、本導入の提案までを技術の社員と二人で進めます。",
    dutiesChangeScope: "営業、導入支援に関する業務",
    salary: [480, 700],
    requirements: "法人営業の経験2年以上。",
    welcome: "製造業のお客さまを担当した経験。",
    status: "paused",
    publishedDaysAgo: 80,
  }),
  midCareer({
    companyIndex: 0,
    aceIndexes: [0],
    title: "創業期の数字を支える経理・財務担当",
    occupations: ["humanResources"],
    duties:
      "月次と年次の決算、資金の計画、監査への対応を担当します。請求と支払いの流れを見直し、仕組みに任せられる作業を減らしていきます。経理は現在二名で、会計事務所と分担しています。",
    dutiesChangeScope: "管理部門に関する業務",
    salary: [500, 720],
    requirements: "事業会社または会計事務所での経理経験3年以上。",
    welcome: "資金調達の支援に関わった経験。",
    status: "closed",
    publishedDaysAgo: 95,
  }),
];
