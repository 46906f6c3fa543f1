import { midCareer } from "./recruitment-builder.ts";
import type { DemoRecruitment } from "./types.ts";

export const midCareerB: readonly DemoRecruitment[] = [
  midCareer({
    companyIndex: 5, aceIndexes: [16, 15], title: "電力データ基盤を内製するデータエンジニア", occupations: ["dataEngineer"],
    duties: "県内86か所の発電所と約40万戸の使用量データを集め、予測や設備点検に使える形へ整える仕事です。取り込みの自動化、品質の監視、社内の分析担当への提供を5名で進めています。外部委託だった仕組みを内製へ移す過程の中心を担っていただきます。",
    dutiesChangeScope: "当社業務全般（会社の定める業務）", salary: [550, 850], workConditions: ["partiallyRemote"],
    requirements: "SQLとPythonによるデータ基盤の構築または運用の経験3年以上。", welcome: "電力、通信、製造などの設備データの経験。", publishedDaysAgo: 18,
  }),
  midCareer({
    companyIndex: 5, aceIndexes: [15], title: "地域の防災拠点を広げる事業開発", occupations: ["businessDevelopment"],
    duties: "自治体、学校、企業と協力し、太陽光と蓄電池を備えた防災拠点を計画します。候補地の調査、補助制度を生かした資金計画、住民説明会の準備、工事会社との調整までを担当します。現在15か所の計画が進んでおり、三年で40か所に広げる予定です。",
    dutiesChangeScope: "当社業務全般（会社の定める業務）", salary: [500, 750],
    requirements: "関係者の多い企画を最後まで進めた経験。業界は問いません。", welcome: "自治体、建設、金融での実務経験。", publishedDaysAgo: 41,
  }),
  midCareer({
    companyIndex: 6, aceIndexes: [19, 18], title: "製造業の基幹刷新を支えるITコンサルタント", occupations: ["itConsultant", "erpConsultant"],
    duties: "従業員500〜3,000名の製造業を対象に、受注、生産、在庫、会計にまたがる基幹システムの刷新を支援します。業務の聞き取り、あるべき流れの設計、製品の選定、移行計画、導入後の定着まで関わります。一つの案件に4〜6名で入り、平均14か月ご一緒します。",
    dutiesChangeScope: "コンサルティングおよび付随する業務", salary: [650, 1100], workConditions: ["partiallyRemote"],
    requirements: "業務システムの導入、企画、運用いずれかの経験3年以上。", welcome: "事業会社の情報システム部門、経理、生産管理での経験。", publishedDaysAgo: 8,
  }),
  midCareer({
    companyIndex: 6, aceIndexes: [20, 18], title: "流通業の現場から考える業務コンサルタント", occupations: ["businessConsultant"],
    duties: "小売、卸売のお客さまの店舗や物流センターに入り、作業の計測、課題の整理、改善案の試行と効果の測定を行います。分析だけでなく、現場の方と一緒に手順書や教育の仕組みを整えるところまでが仕事です。先輩社員が案件ごとに一名付き、毎週の振り返りを行います。",
    dutiesChangeScope: "コンサルティングおよび付随する業務", salary: [520, 800], workConditions: ["partiallyRemote", "shortTime"],
    requirements: "社会人経験3年以上。業務改善や企画に主体的に取り組んだ経験。", welcome: "店舗運営、物流、商品管理の経験。", publishedDaysAgo: 22,
  }),
  midCareer({
    companyIndex: 7, aceIndexes: [22, 21], title: "420万人の家計を止めないSRE", occupations: ["siteReliabilityEngineer", "infrastructureEngineer"],
    duties: "家計アプリと資金繰り支援サービスの基盤の信頼性を高める仕事です。目標値の設計、監視の改善、負荷の予測、障害時の対応と振り返り、費用の最適化を担当します。Google Cloud、Kubernetes、Terraformを使い、夜間の呼び出しを月1回以下に保つことを大切にしています。",
    dutiesChangeScope: "当社業務全般（会社の定める業務）", salary: [700, 1200], workConditions: ["mainRemote"],
    requirements: "クラウド基盤の設計、運用の経験3年以上。", welcome: "金融や個人情報を扱う仕組みの経験。障害訓練の企画。", publishedDaysAgo: 5,
  }),
  midCareer({
    companyIndex: 7, aceIndexes: [23, 21], title: "お金の不安に寄り添うプロダクトマーケター", occupations: ["productMarketer"],
    duties: "家計アプリの新機能について、対象となる利用者の調査、伝える価値の整理、公開の計画、広告や画面の言葉づくり、継続率の分析を担当します。開発、法務、相談窓口のチームと毎週話し合い、約束できることだけを正直に伝える方針を一緒に守っていただきます。",
    dutiesChangeScope: "マーケティング、企画に関する業務", salary: [600, 900], workConditions: ["mainRemote", "shortTime"],
    requirements: "サービスのマーケティング経験3年以上。利用者調査の経験。", welcome: "金融、健康など慎重な表現が求められる分野の経験。", publishedDaysAgo: 14,
  }),
  midCareer({
    companyIndex: 8, aceIndexes: [25, 24], title: "町家の再生を一軒まるごと担う企画設計", occupations: ["productPlanning", "licensedProfessional"],
    duties: "空き家の調査、使い道の企画、改修の設計、見積もりの調整、工事の監理、入居者募集までを一軒ずつ担当します。年間の担当は8〜12軒です。大家さん、職人さん、行政の窓口と話しながら、建物の歴史を生かす計画をつくっていただきます。",
    dutiesChangeScope: "不動産、設計に関する業務", salary: [420, 620],
    requirements: "建築の設計または施工管理の実務経験3年以上。", welcome: "建築士、宅地建物取引士の資格。木造改修の経験。", publishedDaysAgo: 36,
    fixedTerm: { months: 12, criteria: "契約期間満了時の業務量、担当物件の進み具合、勤務成績により判断します。", limit: "通算契約期間4年" },
  }),
  midCareer({
    companyIndex: 9, aceIndexes: [28, 27], title: "十回目の食卓をつくるCRMマーケター", occupations: ["crmMarketer", "digitalMarketer"],
    duties: "食材定期便の会員に向けた案内メール、アプリの通知、同梱の冊子を企画し、継続率の改善に取り組みます。離れた理由の聞き取り、試行の計画、効果の分析を担い、献立の企画担当や調理場とも毎週打ち合わせます。生産者を訪ねる産地研修が年に2回あります。",
    dutiesChangeScope: "マーケティング、企画に関する業務", salary: [430, 650], workConditions: ["partiallyRemote", "shortTime"],
    requirements: "会員向けの施策の企画、運用の経験2年以上。", welcome: "通信販売、食品業界の経験。SQLによる集計。", publishedDaysAgo: 11,
  }),
  midCareer({
    companyIndex: 11, aceIndexes: [34, 33], title: "設備の声を聞く予知保全の機械学習エンジニア", occupations: ["machineLearningEngineer", "dataEngineer"],
    duties: "工場設備の音と振動から故障の兆しを見つけるサービスの開発を担当します。センサーデータの収集、特徴の設計、モデルの学習と検証、誤報の原因調査、画面担当との連携までを行います。国内5工場のデータを使え、検証のため月に2回ほど現場に入ります。",
    dutiesChangeScope: "当社業務全般（会社の定める業務）", salary: [600, 950], workConditions: ["partiallyRemote"],
    requirements: "機械学習を用いた開発または研究の経験2年以上。", welcome: "時系列、音響、振動データの扱い。製造業の知識。", publishedDaysAgo: 7,
  }),
  midCareer({
    companyIndex: 12, aceIndexes: [36, 37], title: "週4日から働けるUI/UXデザイナー", occupations: ["uiUxDesigner", "webDesigner"],
    duties: "医療、教育、ものづくりの小さな会社の業務画面とウェブサイトを設計します。経営者や利用者への聞き取り、情報の整理、試作、検証の会の運営、開発会社との受け渡しまでを担当します。一人が同時に持つ案件は2件まで、公開後の改善も同じ担当が続けます。",
    dutiesChangeScope: "noChange", salary: [420, 650], workConditions: ["mainRemote", "shortTime"],
    requirements: "画面設計の実務経験2年以上。作品集のご提出をお願いします。", welcome: "利用者調査、アクセシビリティの経験。", publishedDaysAgo: 120, status: "closed",
  }),
];
