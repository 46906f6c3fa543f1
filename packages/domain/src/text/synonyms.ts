import { fold } from "./fold.ts";
import { exactly, typedWords, WORDS_IN_ROW_MAX } from "./search-words.ts";

/**
 * Words of the trade that mean one thing: each finds the others.
 *
 * What is short stands in `abbreviations`, for it stands within many other words.
 */
const groups = `
マネージャー マネジャー manager / マネジメント マネージメント management / リーダー leader
ディレクター director / プロデューサー producer / プランナー planner / コンサルタント consultant
コンサルティング consulting / アナリスト analyst / アーキテクト architect / エンジニア engineer 技術者
プログラマー プログラマ programmer / デザイナー デザイナ designer
デベロッパー ディベロッパー developer 開発者 / オペレーター オペレータ operator
アドミニストレーター administrator / コーディネーター コーディネータ coordinator / スペシャリスト specialist
ジェネラリスト generalist / エキスパート expert / アシスタント assistant / スーパーバイザー supervisor
トレーナー trainer / インストラクター instructor / ファシリテーター facilitator / ライター writer
エディター エディタ editor 編集者 / マーケター マーケッター marketer / マーケティング marketing
ブランディング branding / プロモーション promotion 販売促進 販促 / リサーチ research / リサーチャー researcher
セールス sales 営業 / カスタマーサクセス customer_success / カスタマーサポート customer_support
コールセンター call_center callcenter コンタクトセンター / インサイドセールス inside_sales 内勤営業
フィールドセールス field_sales 外勤営業 / アカウントエグゼクティブ account_executive
アカウントマネージャー account_manager / プロジェクトマネージャー project_manager
プロダクトマネージャー product_manager / プロダクトオーナー product_owner / スクラムマスター scrum_master
テックリード tech_lead / エンジニアリングマネージャー engineering_manager / ソリューション solution
エバンジェリスト evangelist / データサイエンティスト data_scientist / データサイエンス data_science
データアナリスト data_analyst / データエンジニア data_engineer / データベース database
データ分析 data_analysis data_analytics データアナリティクス / 機械学習 マシンラーニング machine_learning
深層学習 ディープラーニング deep_learning / 人工知能 artificial_intelligence
生成AI generative_AI ジェネレーティブAI / 自然言語処理 natural_language_processing
大規模言語モデル large_language_model / 画像認識 image_recognition / 統計 statistics
インフラ infrastructure インフラストラクチャー インフラストラクチャ / クラウド cloud / サーバー サーバ server
サーバーサイド サーバサイド server_side / バックエンド backend back_end / フロントエンド frontend front_end
フルスタック full_stack fullstack / ネットワーク network / セキュリティ セキュリティー security / ストレージ storage
コンテナ container / マイクロサービス microservices microservice micro_services
アーキテクチャ アーキテクチャー architecture / アルゴリズム algorithm / フレームワーク framework
ライブラリ ライブラリー library / プログラミング programming / コーディング coding
リファクタリング refactoring / デバッグ debug デバッギング / テスト testing
テスト自動化 自動テスト test_automation automated_test / 品質保証 quality_assurance / 品質管理 quality_control
デプロイ deploy deployment / リリース release / レビュー review / コードレビュー code_review
ペアプログラミング ペアプロ pair_programming / アジャイル agile / スクラム scrum / カンバン kanban
ウォーターフォール waterfall / 要件定義 要求定義 requirements_definition / 基本設計 外部設計 basic_design
詳細設計 内部設計 detailed_design / 保守 メンテナンス メインテナンス maintenance / 運用 オペレーション
監視 モニタリング monitoring / 障害対応 インシデント対応 incident_response / 移行 マイグレーション migration
連携 インテグレーション integration / 自動化 オートメーション automation / ソフトウェア ソフトウエア software
ハードウェア ハードウエア hardware / ファームウェア ファームウエア firmware
ミドルウェア ミドルウエア middleware / アプリケーション application / スマートフォン スマホ smartphone
モバイル mobile / ブラウザ ブラウザー browser / ウェブサイト ウエブサイト Webサイト website ホームページ
ウェブデザイン Webデザイン web_design webdesign
ウェブマーケティング Webマーケティング web_marketing デジタルマーケティング digital_marketing
ユーザーインターフェース ユーザインタフェース ユーザーインターフェイス user_interface
ユーザー体験 ユーザーエクスペリエンス user_experience / ユーザー ユーザ user
ユーザーリサーチ user_research ユーザー調査 / ワイヤーフレーム wireframe / プロトタイプ prototype 試作
情報設計 information_architecture / アクセシビリティ アクセシビリティー accessibility
ユーザビリティ ユーザビリティー usability / イラスト illustration イラストレーション
イラストレーター Illustrator / フォトショップ Photoshop / インデザイン InDesign / フィグマ Figma
スケッチ sketch / 動画編集 映像編集 video_editing / 撮影 shooting / グラフィック graphic
レイアウト layout / ロゴ logo / コピーライティング copywriting / コピーライター copywriter
コンテンツ contents content / オウンドメディア owned_media / ソーシャルメディア social_media
インフルエンサー influencer / アフィリエイト affiliate / リスティング広告 検索連動型広告 listing広告
広告 アドバタイジング advertising / 広報 パブリックリレーションズ public_relations
検索エンジン最適化 search_engine_optimization / アクセス解析 web_analytics アクセスログ解析
グーグルアナリティクス Google_Analytics / タグマネージャー Tag_Manager / メールマガジン メルマガ newsletter
展示会 exhibition エキシビション / イベント event / ウェビナー webinar オンラインセミナー
パートナーシップ partnership / アライアンス alliance 業務提携
事業開発 ビジネスディベロップメント business_development / 新規事業 new_business 新事業 / 新規開拓 新規営業
法人営業 BtoB営業 B2B営業 企業営業 / 個人営業 BtoC営業 B2C営業 / 提案営業 ソリューション営業
ルート営業 ルートセールス 既存営業 / 代理店営業 パートナーセールス / 見積 見積もり 見積り / 受発注 受注発注
契約 コントラクト contract / 交渉 ネゴシエーション negotiation / プレゼンテーション プレゼン presentation
企画 プランニング planning / 戦略 ストラテジー strategy / 経営企画 corporate_planning
経営戦略 corporate_strategy / 経理 accounting / 財務 finance ファイナンス / 会計 アカウンティング
管理会計 management_accounting / 財務会計 financial_accounting / 税務 タックス / 連結決算 consolidated_accounting
予算管理 budget_control budgeting / 原価計算 cost_accounting / 監査 audit / 内部監査 internal_audit
内部統制 internal_control / 資金調達 fundraising ファンドレイジング / 株式公開 新規上場 株式上場
投資 investment インベストメント / 投資家向け広報 investor_relations / 人事 human_resources ヒューマンリソース
採用 リクルーティング recruiting recruitment リクルートメント / 新卒採用 新卒リクルーティング
中途採用 キャリア採用 / 人材紹介 転職エージェント recruitment_agency / 人材派遣 staffing / 労務 労務管理
給与計算 payroll ペイロール / 評価制度 人事評価 人事考課 / 組織開発 organization_development
人材開発 人材育成 talent_development / 研修 トレーニング training / オンボーディング onboarding 受け入れ研修
メンター mentor / メンタリング mentoring / コーチング coaching / ダイバーシティ diversity 多様性
総務 general_affairs / 庶務 一般事務 / 秘書 secretary セクレタリー / 法務 legal リーガル
知的財産 知財 intellectual_property / 特許 パテント patent / コンプライアンス compliance 法令遵守
ガバナンス governance / リスク管理 リスクマネジメント risk_management / 個人情報保護 プライバシー privacy
購買 purchasing パーチェシング / 調達 プロキュアメント procurement / 物流 ロジスティクス logistics
サプライチェーン supply_chain / 在庫管理 inventory_management inventory_control / 倉庫 warehouse / 輸出 export
貿易 international_trade / 製造 manufacturing マニュファクチャリング
生産管理 production_control production_management / 生産技術 production_engineering / 工程管理 process_control
工場 ファクトリー factory / 設備 equipment / 機械設計 mechanical_design メカ設計 / 電気設計 electrical_design
回路設計 circuit_design / 電子回路 electronic_circuit / 半導体 semiconductor セミコンダクター
組込み 組み込み embedded エンベデッド / ロボット robot ロボティクス robotics / センサー センサ sensor
金型 mold / 溶接 welding / 研究開発 research_and_development / 実験 experiment / 化学 chemistry ケミカル
材料 マテリアル material / 医薬品 pharmaceutical 製薬 / 医療機器 medical_device
臨床開発 clinical_development 治験 / 看護師 nurse ナース / 薬剤師 pharmacist / 介護 caregiving nursing_care
保育士 nursery_teacher / 教育 エデュケーション education / 教員 教師 teacher / 講師 レクチャラー lecturer
翻訳 トランスレーション translation / 通訳 interpretation interpreter / 英語 English イングリッシュ
中国語 Chinese / 韓国語 Korean / 不動産 real_estate リアルエステート / 建築 construction architectural_design
施工管理 現場監督 construction_management / デザイン design / 飲食 food フード
店長 store_manager ストアマネージャー / 販売 販売職 / 接客 customer_service / 小売 リテール リテイル retail
ホテル hotel / 旅行 travel トラベル / 観光 tourism ツーリズム / 電子商取引 eコマース ecommerce e-commerce ECサイト
通販 通信販売 mail_order / バイヤー buyer / マーチャンダイザー merchandiser
マーチャンダイジング merchandising / スタートアップ startup ベンチャー / 外資系 外資 / グローバル global
海外 overseas / 東京都 東京 / 在宅勤務 リモートワーク リモート テレワーク remote_work / フレックス フレックスタイム flex_time
副業 兼業 side_job / フリーランス freelance 個人事業主 / 業務委託 outsourcing アウトソーシング
業務改善 business_improvement プロセス改善 / 業務効率化 効率化 / ロールプレイング ロープレ role_play
コミュニケーション communication / リーダーシップ leadership / チームワーク teamwork / ヒアリング hearing
課題解決 問題解決 problem_solving / 意思決定 decision_making / 合意形成 consensus_building
顧客管理 customer_management / 顧客関係管理 customer_relationship_management
クレーム対応 苦情対応 complaint_handling / 目標達成 予算達成 / 基幹システム core_system
社内システム 社内SE 情報システム 情シス / システムエンジニア system_engineer systems_engineer
システムインテグレーター system_integrator / ヘルプデスク help_desk helpdesk / 表計算 スプレッドシート spreadsheet
エクセル Excel / パワーポイント パワポ PowerPoint / アウトルック Outlook / スラック Slack / ズーム Zoom
ノーション Notion / セールスフォース Salesforce / キントーン kintone / ハブスポット HubSpot / マルケト Marketo
タブロー Tableau / サービスナウ ServiceNow / オラクル Oracle / マイクロソフト Microsoft / グーグル Google
アマゾン Amazon / アマゾンウェブサービス Amazon_Web_Services / グーグルクラウド Google_Cloud / アジュール Azure
ドッカー Docker / クバネティス クーベネティス Kubernetes / テラフォーム Terraform / アンシブル Ansible
ジェンキンス Jenkins / ギットハブ GitHub / ギットラボ GitLab / リナックス Linux / ウィンドウズ Windows
アンドロイド Android / アイフォン iPhone / ジャバスクリプト JavaScript / タイプスクリプト TypeScript
パイソン Python / ルビー Ruby / レイルズ Rails Ruby_on_Rails / スウィフト Swift / コトリン Kotlin
リアクト React / リアクトネイティブ React_Native / アンギュラー Angular / フラッター Flutter / ララベル Laravel
ジャンゴ Django / スプリング Spring / ノードJS Node.js NodeJS / ネクストJS Next.js NextJS
ポストグレス PostgreSQL Postgres / マイエスキューエル MySQL / モンゴDB MongoDB / レディス Redis
スノーフレーク Snowflake / ビッグクエリ ビッグクエリー BigQuery / パンダス pandas / テンソルフロー TensorFlow
パイトーチ PyTorch / ユニティ Unity / アンリアルエンジン Unreal_Engine / ブロックチェーン blockchain
フィンテック fintech / 暗号資産 仮想通貨 cryptocurrency / ゲーム game / アニメーション animation
`;

/** What is short, and what it stands for: whoever looks for it finds that as well, not the other way round. */
const abbreviations = `
PM プロジェクトマネージャー プロジェクトマネジメント プロダクトマネージャー / PdM プロダクトマネージャー
PMO プロジェクトマネジメントオフィス / PL プロジェクトリーダー / EM エンジニアリングマネージャー
SE システムエンジニア / SRE サイトリライアビリティエンジニア site_reliability / QA 品質保証 quality_assurance
QC 品質管理 / UI ユーザーインターフェース / UX ユーザー体験 ユーザーエクスペリエンス / AI 人工知能 artificial_intelligence
ML 機械学習 machine_learning / DL 深層学習 ディープラーニング / NLP 自然言語処理 / LLM 大規模言語モデル / DB データベース
OS オペレーティングシステム / NW ネットワーク / AWS アマゾンウェブサービス Amazon_Web_Services
GCP Google_Cloud グーグルクラウド / k8s Kubernetes / JS JavaScript ジャバスクリプト / TS TypeScript
Py Python パイソン / SFDC Salesforce セールスフォース / SFA 営業支援システム セールスフォースオートメーション
CRM 顧客関係管理 顧客管理 / ERP 基幹システム / RPA 業務自動化 / BI ビジネスインテリジェンス / ETL データ連携
IoT モノのインターネット / DX デジタルトランスフォーメーション / EC 電子商取引 eコマース ecommerce
SEO 検索エンジン最適化 / SEM 検索エンジンマーケティング / GA Google_Analytics グーグルアナリティクス
SNS ソーシャルメディア / PR 広報 パブリックリレーションズ / IR 投資家向け広報 / HR 人事 ヒューマンリソース
HRBP 人事ビジネスパートナー / L&D 人材開発 / FP&A 経営企画 予算管理 / IPO 株式公開 新規上場 / M&A 合併買収
BPR 業務改革 / BPO 業務委託 / SCM サプライチェーン / R&D 研究開発 / IP 知的財産
CS カスタマーサクセス カスタマーサポート / IS インサイドセールス / FS フィールドセールス
AE アカウントエグゼクティブ / SDR インサイドセールス / KPI 重要業績評価指標 / OKR 目標管理 / MR 医薬情報担当者
CAD コンピューター支援設計
`;

/** The most that a search looks for beside its words. */
const MORE_MAX = 100;

/** What is looked for as well, as it is written, by the folded word, or words with a space between. */
export type Thesaurus = ReadonlyMap<string, readonly string[]>;

/** A word of a search, and what is found by it. */
export interface SoughtWord {
  readonly typed: string;
  /** Folded; any of them will do. The word itself is the first. */
  readonly forms: readonly string[];
}

/** A word, or some in a row, and what means the same, as it is written. */
export interface Synonym {
  readonly typed: string;
  readonly also: readonly string[];
}

/** What a search looked for beside its words. */
export interface Synonyms {
  readonly words: readonly Synonym[];
  /** The same search for nothing but its words; null where quotes make it too long. */
  readonly exactly: string | null;
}

const listed = (text: string) =>
  text
    .trim()
    .split(/ \/ |\n/)
    .map((group) => group.split(" ").map((word) => word.replaceAll("_", " ")));
const othersIn = (group: readonly string[]) =>
  group.map((word) => [word, ...group.filter((other) => other !== word)]);

/** @param rows a word and what is looked for as well. What holds the word is found by it anyway. */
function thesaurusOf(rows: readonly (readonly string[])[]): Thesaurus {
  const all = new Map<string, Set<string>>();
  const folded = new Map(rows.flat().map((word) => [word, fold(word)]));
  for (const [word = "", ...more] of rows) {
    const key = folded.get(word) ?? "";
    const also = all.get(key) ?? new Set();
    for (const other of more) if (!folded.get(other)?.includes(key)) also.add(other);
    all.set(key, also);
  }
  return new Map(Array.from(all, ([word, also]) => [word, [...also]]));
}

const listedRows = [...listed(abbreviations), ...listed(groups).flatMap(othersIn)];
/** The product's own list. */
export const listedSynonyms = thesaurusOf(listedRows);

/** The product's own list and more groups of words that mean one thing, as they are written. */
export const thesaurusWith = (more: readonly (readonly string[])[]): Thesaurus =>
  more.length === 0 ? listedSynonyms : thesaurusOf([...listedRows, ...more.flatMap(othersIn)]);

const vocabularies = new WeakMap<Thesaurus, readonly string[]>();

/** All words that are looked for together with others, and those, folded, each once. */
export function vocabularyOf(thesaurus: Thesaurus): readonly string[] {
  const known = vocabularies.get(thesaurus);
  if (known) return known;
  const words = Array.from(thesaurus, ([word, also]) => [
    word,
    ...word.split(" "),
    ...also.map(fold),
  ]);
  const vocabulary = [...new Set(words.flat())];
  vocabularies.set(thesaurus, vocabulary);
  return vocabulary;
}

/** The words of a search, and of its words and rows of them those with synonyms. */
function readWords(text: string, thesaurus: Thesaurus) {
  const words = typedWords(text);
  const found = words.flatMap((_, from) =>
    Array.from({ length: WORDS_IN_ROW_MAX }, (_, index) => words.slice(from, from + index + 1))
      .filter((row, index) => row.length > index && row.every(({ isExact }) => !isExact))
      .map((row) => ({ row, also: thesaurus.get(row.map(({ folded }) => folded).join(" ")) ?? [] }))
      .filter(({ also }) => also.length > 0),
  );
  return { words, found };
}

/**
 * The words of a search, each with what means the same; one in quotes stands for itself. What means the same as some
 * words in a row will do for each of them.
 */
export function soughtWords(text: string, thesaurus: Thesaurus): SoughtWord[] {
  const { words, found } = readWords(text, thesaurus);
  let room = MORE_MAX;
  return words.map((word) => {
    const also = found.flatMap(({ row, also }) => (row.includes(word) ? also.map(fold) : []));
    const more = [...new Set(also.filter((other) => !other.includes(word.folded)))].slice(0, room);
    room -= more.length;
    return { typed: word.typed, forms: [word.folded, ...more] };
  });
}

/** @param max the longest search there can be, in UTF-16 units; null where there was nothing beside the words */
export function synonymsIn(text: string, max: number, thesaurus: Thesaurus): Synonyms | null {
  const words = readWords(text, thesaurus).found.map(({ row, also }) => ({
    typed: row.map(({ typed }) => typed).join(" "),
    also,
  }));
  if (words.length === 0) return null;
  const alone = exactly(text);
  return { words, exactly: alone.length > max ? null : alone };
}
