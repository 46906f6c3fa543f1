import { midCareer } from "./recruitment-builder.ts";
import type { DemoRecruitment } from "./types.ts";

export const midCareerA: readonly DemoRecruitment[] = [
  midCareer({
    companyIndex: 0, aceIndexes: [1, 0], title: "手順書サービスの中核を育てるフルスタックエンジニア", occupations: ["fullStackEngineer", "serverSideEngineer"],
    duties: "動画から手順書を自動で作るクラウドサービス「ツムギ」の新機能開発と改善を担当します。要望の整理、設計、TypeScriptとGoによる実装、公開後の計測までを4〜5名のチームで進めます。月に一度は導入先の工場を訪ね、使われ方を自分の目で確かめていただきます。",
    dutiesChangeScope: "当社業務全般（会社の定める業務）", salary: [600, 900], workConditions: ["mainRemote"],
    requirements: "Webサービスの開発・運用経験3年以上。利用者の声をもとに仕様を話し合った経験。", welcome: "動画処理の知識、製造業の現場に関わった経験、チームの立ち上げ経験。", publishedDaysAgo: 6,
  }),
  midCareer({
    companyIndex: 0, aceIndexes: [2, 0], title: "工場の「使われる」を支えるカスタマーサクセス", occupations: ["customerSuccess"],
    duties: "サービスを導入した工場や物流拠点を30か所ほど受け持ち、初期の立ち上げから定着までを支援します。現場での操作説明、手順書の整理、利用状況の分析と改善の提案、社内への要望の共有が主な仕事です。出張は月に4〜6回、移動のない日は在宅で働けます。",
    dutiesChangeScope: "当社業務全般（会社の定める業務）", salary: [450, 650], workConditions: ["partiallyRemote", "shortTime"],
    requirements: "お客さまと継続的に関わる仕事の経験2年以上。職種は問いません。", welcome: "製造や物流、飲食など現場での勤務経験。", publishedDaysAgo: 12,
  }),
  midCareer({
    companyIndex: 0, aceIndexes: [0], title: "採用と入社後の90日を設計する人事", occupations: ["recruiter", "humanResources"],
    duties: "開発職と導入支援職の採用計画づくり、募集文の作成、面談、内定後の相談、入社後90日の受け入れ計画の運用を担当します。採用代行会社との調整や、社員紹介の仕組みの改善もお任せします。人事は現在3名で、制度づくりにも意見を出していただけます。",
    dutiesChangeScope: "人事、総務に関する業務", salary: [480, 680], workConditions: ["partiallyRemote"],
    requirements: "採用業務の経験2年以上（人材紹介会社での経験も含みます）。", welcome: "エンジニア採用の経験、研修の企画経験。", publishedDaysAgo: 20,
  }),
  midCareer({
    companyIndex: 1, aceIndexes: [4, 3], title: "訪問看護の記録を変えるプロダクトマネージャー", occupations: ["productManager"],
    duties: "在宅医療の記録・連携システム「ミナモノート」の家族連携機能を担当します。訪問への同行と聞き取り、課題の整理、要件づくり、開発チームとの優先順位づけ、公開後の効果の確認までを一貫して進めます。看護師の社員と同じ席で働き、疑問をその場で確かめられます。",
    dutiesChangeScope: "企画、開発に関する業務", salary: [600, 850], workConditions: ["partiallyRemote", "shortTime"],
    requirements: "Webサービスまたは業務システムの企画、要件定義の経験3年以上。", welcome: "医療や介護に関わる経験。個人情報を扱う設計の知識。", publishedDaysAgo: 4,
  }),
  midCareer({
    companyIndex: 1, aceIndexes: [3], title: "拠点の働きやすさを整える労務担当", occupations: ["laborManagement"],
    duties: "訪問看護28拠点、約360名の勤怠、給与、社会保険の手続きと、就業規則の改定を担当します。夜間当番の負担を測り、勤務表の組み方を拠点長と見直す取り組みの中心になっていただきます。社会保険労務士の顧問がおり、相談しながら進められる体制です。",
    dutiesChangeScope: "管理部門の業務全般", salary: [400, 550], workConditions: ["partiallyRemote", "shortTime"],
    requirements: "従業員100名以上の組織での労務経験2年以上。", welcome: "シフト勤務のある職場での経験。社会保険労務士の学習経験。", publishedDaysAgo: 27,
  }),
  midCareer({
    companyIndex: 2, aceIndexes: [7, 6], title: "配車の最適化に挑む機械学習エンジニア", occupations: ["machineLearningEngineer", "dataScientist"],
    duties: "荷物と車両の組み合わせを決める最適化エンジンの開発を担当します。荷待ち時間の予測、到着時刻の推定、提案の理由を短い言葉で示す機能づくりが当面の課題です。配車担当者の隣で一日を過ごし、計算と現場の知恵の違いを埋めるところから始めます。",
    dutiesChangeScope: "当社業務全般（会社の定める業務）", salary: [650, 1000], workConditions: ["mainRemote"],
    requirements: "Pythonでの機械学習または数理最適化の実務経験2年以上。", welcome: "地図や経路に関するデータの扱い、論文の実装経験。", publishedDaysAgo: 9,
  }),
  midCareer({
    companyIndex: 2, aceIndexes: [8], title: "荷主企業への提案を担うフィールドセールス", occupations: ["fieldSales", "corporateSales"],
    duties: "食品、日用品メーカーの物流部門に、共同配送への切り替えを提案します。現状の積み荷の調査、費用の試算、運送会社を交えた試験運行の調整、契約までを担当します。一人あたり15社ほどを受け持ち、四半期に3社の新規運行開始を目標とします。",
    dutiesChangeScope: "営業、事業開発に関する業務", salary: [500, 800], workConditions: ["partiallyRemote"],
    requirements: "法人への提案営業の経験3年以上。", welcome: "物流、製造、卸売の業界知識。", publishedDaysAgo: 15,
  }),
  midCareer({
    companyIndex: 3, aceIndexes: [10, 9], title: "静かな風を設計する機械・音響エンジニア", occupations: ["researchDevelopment"],
    duties: "医療機器、検査装置向けの小型送風機の設計と音響の評価を担当します。お客さまとの仕様の相談、羽根形状の検討、試作、無響室での測定、量産への引き継ぎまで関わります。設計者の机から加工機まで歩いて一分の環境で、考えた形をすぐに確かめられます。",
    dutiesChangeScope: "技術、製造に関する業務", salary: [450, 700],
    requirements: "機械、電気、音響のいずれかの設計または評価の経験2年以上。", welcome: "流体や騒音の解析経験。英語の技術文書を読めること。", publishedDaysAgo: 31,
  }),
  midCareer({
    companyIndex: 3, aceIndexes: [11], title: "欧州の医療機器メーカーを担当する技術営業", occupations: ["overseasSales", "salesEngineer"],
    duties: "ドイツ、オランダ、スイスのお客さま18社を担当し、仕様の相談、試作品の提案、価格と納期の交渉、量産後の品質の連絡を行います。オンライン会議が中心で、海外出張は年に3〜4回です。社内の設計者と一緒に、お客さまの装置に合う形を考えていただきます。",
    dutiesChangeScope: "営業に関する業務", salary: [480, 720], workConditions: ["partiallyRemote"],
    requirements: "英語での商談またはメール対応の実務経験。", welcome: "機械、電気部品の知識。ドイツ語。", publishedDaysAgo: 70, status: "paused",
  }),
  midCareer({
    companyIndex: 4, aceIndexes: [13, 12], title: "読む時間を磨くフロントエンドエンジニア", occupations: ["frontendEngineer"],
    duties: "小説の連載サービス「コトノハコ」の読書画面と執筆画面の開発を担当します。縦書きの表示、文字の大きさの調整、読み上げ、下書きの共同編集など、読む人と書く人の体験を細部から改善します。編集部と週に一度、同じ作品を読み合う時間があります。",
    dutiesChangeScope: "企画、開発に関する業務", salary: [520, 780], workConditions: ["mainRemote"],
    requirements: "ReactなどによるWebサービスの開発経験2年以上。", welcome: "組版、アクセシビリティへの関心。", publishedDaysAgo: 3,
  }),
];
