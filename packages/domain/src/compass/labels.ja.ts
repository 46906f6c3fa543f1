import type { CompassScores, CompassSection } from "./schema.ts";

export const COMPASS_PERSONA = "AIリクルーター";

export const compassSectionLabels = {
  impressions: "受け取った印象",
  learnMore: "もっと知りたいポイント",
  improvements: "改善ポイント",
} as const satisfies Record<CompassSection, string>;

export const compassScoreLabels = {
  concreteness: "具体性",
  achievement: "成果",
  role: "役割",
  future: "これから",
  readability: "読みやすさ",
} as const satisfies Record<keyof CompassScores, string>;

export const COMPASS_DISCLAIMER =
  "このアドバイスはAIによる自動生成です。選考結果を保証するものではなく、審査や企業の判断には使用されません。";
