import { isPersonal } from "./quotes.ts";
import type { Reading } from "./reading.ts";
import { spansOf } from "./rules.ts";

/** Fields of work by the words people use for their own. */
const topics =
  /(?:法人|個人|ルート|反響|新規|代理店|医療機器|不動産|海外|広告|ソリューション)?営業|カスタマーサクセス|カスタマーサポート|コールセンター|(?:一般|営業|医療|経理)?事務|経理|財務|人事|採用|労務|総務|法務|知的財産|広報|マーケティング|商品企画|商品開発|事業企画|経営企画|(?:フロントエンド|バックエンド|インフラ|アプリ|Web|ウェブ|システム|ソフトウェア)(?:の)?開発|開発|プログラミング|インフラ|データ分析|機械学習|セキュリティ|テスト|品質(?:管理|保証)|生産管理|製造|機械設計|回路設計|設計|施工管理|現場監督|購買|調達|物流|倉庫|配送|運転|貿易|販売|接客|店舗運営|調理|製菓|ホール|看護|介護|リハビリ|保育|薬剤|栄養|授業|研修|教育|研究|翻訳|通訳|編集|ライティング|執筆|取材|Webデザイン|グラフィックデザイン|デザイン|撮影|映像制作|動画編集|コンサルティング|監査(?!法人)|税務|融資|資産運用|保険|不動産|農業|整備|清掃|警備|美容|トリミング|ブライダル|旅行|通関|秘書|プロジェクト管理|プロジェクトマネジメント/g;

/**
 * The field of work that a text names first, in its own words: not the care of one's own mother, nor
 * anything else that stands beside a personal fact.
 */
export function topicOf(reading: Reading): string | undefined {
  const found = spansOf(reading.plain, topics).find((span) => !isPersonal(reading, span));
  return found && reading.text.slice(found.start, found.end);
}
