import { sideJob } from "./recruitment-builder.ts";
import type { DemoRecruitment } from "./types.ts";

const monthEnd = "毎月末日締め、翌月末日までに銀行振込";
const nextTwentieth = "毎月末日締め、翌月20日までに銀行振込";
const afterDelivery = "成果物の受領日から30日以内に銀行振込";

export const sideJobs: readonly DemoRecruitment[] = [
  sideJob({
    companyIndex: 0, aceIndexes: [1], title: "【副業】動画変換の速度改善に取り組むGoエンジニア", occupations: ["serverSideEngineer"],
    duties: "手順書サービスの動画変換処理について、計測、原因の調査、改善の実装をお願いします。社内の担当者が要件を用意し、週1回30分のオンライン会議で進み具合を確認します。平日夜や週末の作業で問題ありません。",
    reward: { type: "hourly", min: 5000, max: 7500, paymentDue: monthEnd }, weeklyHours: "週10〜15時間が目安", months: 3,
    requirements: "Goによるサーバー開発の実務経験2年以上。", welcome: "動画や画像処理の経験。", publishedDaysAgo: 5,
  }),
  sideJob({
    companyIndex: 0, aceIndexes: [2, 0], title: "【副業】導入事例の取材と記事づくり", occupations: ["editorWriter", "contentMarketer"],
    duties: "サービスを導入した工場の方にオンラインで取材し、2,500字ほどの事例記事をまとめていただきます。質問の準備、当日の聞き取り、原稿の作成、確認後の修正1回までをお願いします。写真は社内で用意します。",
    reward: { type: "result", min: 50000, max: 70000, paymentDue: afterDelivery }, weeklyHours: "1本あたり12時間が目安（月1〜2本）", months: 6, workConditions: ["fullRemote"],
    requirements: "取材記事の執筆経験。", welcome: "製造業や業務システムの記事を書いた経験。", publishedDaysAgo: 17,
  }),
  sideJob({
    companyIndex: 2, aceIndexes: [6], title: "【副業】料金体系の見直しを手伝う事業企画", occupations: ["businessPlanning"],
    duties: "荷主と運送会社の双方にとって納得のいく料金体系を検討します。過去の運行データの整理、他業種の事例の調査、三つの案の試算、経営会議用の資料づくりをお願いします。代表と隔週で打ち合わせます。",
    reward: { type: "monthly", min: 150000, max: 220000, paymentDue: monthEnd }, weeklyHours: "週10時間が目安", months: 3,
    requirements: "価格設計または事業計画づくりの経験。", welcome: "二つの利用者を結ぶ事業の経験。", publishedDaysAgo: 10,
  }),
  sideJob({
    companyIndex: 3, aceIndexes: [9, 11], title: "【副業】製品サイトの英語ページを育てる編集者", occupations: ["contentMarketer", "overseasSales"],
    duties: "海外のお客さまに向けた製品ページ40点の英文を見直し、技術資料の見出しと構成を整えます。専門用語は設計者が確認しますので、読み手に伝わる順序と表現づくりをお願いします。月に1回オンラインで相談します。",
    reward: { type: "monthly", min: 100000, max: 140000, paymentDue: nextTwentieth }, weeklyHours: "週8〜10時間が目安", months: 6, workConditions: ["fullRemote"],
    requirements: "英文の編集または翻訳の実務経験。", welcome: "機械、医療機器分野の知識。", publishedDaysAgo: 25,
  }),
  sideJob({
    companyIndex: 4, aceIndexes: [14], title: "【副業】文芸イベントのSNS発信を企画する人", occupations: ["snsMarketer"],
    duties: "年に一度の文芸イベントに向けた発信の計画と、投稿文の作成、当日の様子の紹介をお願いします。写真や素材は社内で用意し、投稿の前に担当編集者が確認します。開催日のみ都内会場での作業があります。",
    place: "在宅。イベント当日のみ東京都新宿区内の会場", reward: { type: "hourly", min: 2500, max: 3500, paymentDue: monthEnd }, weeklyHours: "週5〜10時間が目安", months: 4,
    workConditions: ["mainRemote"], requirements: "SNS運用の実務または個人での継続的な発信の経験。", welcome: "小説やエッセイがお好きなこと。", publishedDaysAgo: 13,
  }),
  sideJob({
    companyIndex: 4, aceIndexes: [13], title: "【副業】縦書きエディタの品質を見るQA", occupations: ["qaEngineer"],
    duties: "執筆画面の改修に合わせて、確認項目の作成、端末ごとの動作確認、不具合の報告と再確認を行います。縦書きと読み上げに関わる確認を重点的にお願いします。検証用の端末は貸し出します。",
    reward: { type: "hourly", min: 3000, max: 4000, paymentDue: monthEnd }, weeklyHours: "週10時間が目安", months: 3,
    requirements: "Webサービスの品質確認の実務経験1年以上。", welcome: "自動化された検証の作成経験。", publishedDaysAgo: 0, status: "draft",
  }),
  sideJob({
    companyIndex: 7, aceIndexes: [22], title: "【副業】クラウド費用の見直しを支援するSRE", occupations: ["siteReliabilityEngineer"],
    duties: "40のサービスにかかるクラウド費用の内訳を整理し、無駄の洗い出しと改善案の優先順位づけをお願いします。実際の変更は社内の担当者が行いますので、分析、提案、確認が中心です。個人情報には触れない権限で作業します。",
    reward: { type: "hourly", min: 7000, max: 10000, paymentDue: monthEnd }, weeklyHours: "週10時間が目安", months: 3,
    requirements: "クラウド基盤の運用経験4年以上。", welcome: "費用最適化の実績。", publishedDaysAgo: 2,
  }),
  sideJob({
    companyIndex: 9, aceIndexes: [28], title: "【副業】定期便アプリの画面を見直すUIデザイナー", occupations: ["uiUxDesigner"],
    duties: "献立を選ぶ画面と配送日の変更画面について、課題の整理、試作、利用者5名への確認、開発担当への受け渡しをお願いします。福岡の担当者とはオンラインで週1回打ち合わせ、試食用の食材セットをお届けします。",
    reward: { type: "monthly", min: 160000, max: 240000, paymentDue: nextTwentieth }, weeklyHours: "週10〜15時間が目安", months: 4,
    requirements: "アプリの画面設計の実務経験2年以上。", welcome: "通信販売のサービスに関わった経験。", publishedDaysAgo: 19,
  }),
  sideJob({
    companyIndex: 10, aceIndexes: [31, 30], title: "【副業】歩くと曲が育つゲームの音声プログラマー", occupations: ["gameEngineer", "crossPlatformEngineer"],
    duties: "音楽ゲームの新作で、音の生成と再生に関わる部分の実装をお願いします。遅れの計測、端末差の調整、演出担当が使う調整画面づくりが主な内容です。週1回の試遊会にオンラインで参加していただきます。",
    reward: { type: "hourly", min: 4500, max: 6500, paymentDue: monthEnd }, weeklyHours: "週20時間が目安", months: 6, automaticRenewal: true,
    workConditions: ["fullRemote", "overTwentyHoursWeekly"], requirements: "C#またはC++による開発経験2年以上。", welcome: "音声処理、楽器の演奏経験。", publishedDaysAgo: 8,
  }),
  sideJob({
    companyIndex: 10, aceIndexes: [32], title: "【副業】静かな夜の背景を描くイラストレーター", occupations: ["illustrator"],
    duties: "新作の舞台となる川沿いの町の背景を、月に3枚ほど制作していただきます。構図の案、色の案、仕上げの三段階で確認し、修正は各段階1回までとします。作品の著作者名の表示方法は契約時に相談して決めます。",
    reward: { type: "result", min: 40000, max: 60000, paymentDue: afterDelivery }, weeklyHours: "1枚あたり10〜14時間が目安", months: 6, workConditions: ["fullRemote"],
    requirements: "背景または風景画の制作経験。作品をご覧いただけること。", welcome: "水辺や夜の表現が得意なこと。", publishedDaysAgo: 24,
  }),
  sideJob({
    companyIndex: 11, aceIndexes: [35], title: "【副業】インド向け展開の市場調査", occupations: ["businessDevelopment", "dataAnalyst"],
    duties: "予知保全サービスのインド展開に向け、製造業の設備保全の実情、競合の価格、販売の道筋を調べ、40ページほどの報告書にまとめます。現地拠点の社員への聞き取りはオンラインで当社が手配します。",
    reward: { type: "result", min: 600000, max: 900000, paymentDue: "中間報告後に4割、最終報告書の受領日から30日以内に6割を銀行振込" }, weeklyHours: "週10〜15時間が目安", months: 4,
    requirements: "海外市場の調査経験。英語での聞き取り。", welcome: "製造業、インドの商習慣への理解。", publishedDaysAgo: 66, status: "paused",
  }),
  sideJob({
    companyIndex: 12, aceIndexes: [37, 36], title: "【副業】読み上げで使いやすいかを確かめる検証者", occupations: ["uiUxDesigner", "qaEngineer"],
    duties: "医療と教育の画面について、読み上げやキーボード操作での使いやすさを確認し、改善の提案を書いていただきます。月に2画面が目安です。結果は社内の検証会で共有し、お客さまへの説明にも使わせていただきます。",
    reward: { type: "hourly", min: 3500, max: 5000, paymentDue: monthEnd }, weeklyHours: "週5時間が目安", months: 6, automaticRenewal: true,
    workConditions: ["fullRemote"], requirements: "アクセシビリティの基準についての知識。", welcome: "日常的に支援技術を使っていること。", publishedDaysAgo: 16,
  }),
];
