import { makeCompassResult } from "../factories/compass-result.ts";
import type { JokerRow } from "../factories/joker.ts";
import { daysBefore } from "../factories/times.ts";

/** Drafts that the demo account has shown to the AI recruiter: how long ago, and what they say. */
const drafts = [
  {
    daysAgo: 9,
    text: "Webサービスの会社でエンジニアをしています。さまざまなプロジェクトに携わりました。コミュニケーション能力には自信があります。何事にも全力で取り組み、チームに貢献できるように頑張ります。",
  },
  {
    daysAgo: 2,
    text: "BtoBのSaaSを開発する会社で、フロントエンドエンジニアとして5年間働いています。管理画面の表示速度を改善し、読み込みの時間を平均4秒から1.5秒に短縮しました。新しく入った3名のコードレビューも担当しています。関係する部署とも連携し、要件の整理からリリースまでの一連の流れに関わりました。今後は、使う人に近いところで新しいサービスの立ち上げに挑戦したいです。",
  },
];

/** What the demo account was told. */
export const buildCompassResults = (now: Date, { id }: Pick<JokerRow, "id">) =>
  drafts.map(({ daysAgo, text }) => makeCompassResult(daysBefore(now, daysAgo), id, text));
