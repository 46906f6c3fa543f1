import type { DemoHeroJoker } from "../types.ts";

/** Six jokers written by hand for demo accounts and screenshots. */
export const heroJokers: readonly DemoHeroJoker[] = [
  {
    name: "水城 遥香", nameKana: "ミズキ ハルカ", gender: "female", birthday: "1993-04-18", industry: "internet", occupation: "engineer", subOccupation: "fullStackEngineer",
    graduatedSchool: "国立大学", graduatedFacultyDepartment: "工学部 情報工学科",
    careers: [
      { companyName: "株式会社コヨミソフト", position: "Webエンジニア", startWorkingDuration: "2019-10", business: "美容室向け予約サービスの設計と開発を担当し、四名のチームをまとめています。", businessDetail: "表示時間を4秒から1.2秒へ短縮。店舗を訪ねて課題を集め、無断キャンセルを3割減らす機能を公開しました。", isCurrentWorkplace: true },
      { companyName: "アマネシステムズ株式会社", position: "システムエンジニア", startWorkingDuration: "2016-04", endWorkingDuration: "2019-09", business: "物流会社の在庫管理システムの開発と、稼働後の運用支援を担当しました。", businessDetail: "倉庫での聞き取りをもとに入力画面を作り直し、作業時間を一日あたり40分削減しました。", isCurrentWorkplace: false },
    ],
    skills: ["TypeScript", "React", "Next.js", "Go", "AWS", "要件定義"], englishLevel: "daily", toeicScore: 780, managementExperience: "small", portfolioURL: "https://devlog.example/haruka",
    introduction: "現場で困っている人の隣で考えるエンジニアです。\n\n新卒で入った会社では倉庫のシステムを担当し、手袋のまま押せないボタンを見て、仕様書だけでは足りないことを学びました。現職では美容室の予約サービスを四名で開発しています。設計と実装に加え、毎月の店舗訪問で集めた声を優先順位に直すところまでが私の役割です。\n\n得意なのは、複雑な業務を小さな部品に分け、半年後の仲間が迷わない形に残すことです。次は、専門の違う人たちと一つの製品を長く育てられる環境で、技術の判断に責任を持つ立場に挑戦したいと考えています。",
    jobChangeWillingness: "considering", sideJobWillingness: "ifGoodStory", preferredWorkplaces: ["tokyo", "remote"], interestedOccupations: ["fullStackEngineer", "techLead", "productManager"], interestedCompanyScales: ["startup", "middleVenture"], focusOnChoosingCompanies: ["interestedInBusiness", "workingFriendlyWithMembers", "cultureMatch"], workStyles: ["ownedService", "discresion", "remoteFlex"], minDesiredSalary: 650, maxDesiredSalary: 900,
    personalities: [{ key: "strength", text: "話が広がったときに、図に描いて戻すところだと言われます。" }, { key: "holiday", text: "器の産地をめぐり、普段使いの湯のみを一つずつ集めています。" }], rank: "S",
  },
  {
    name: "日下部 蒼", nameKana: "クサカベ アオイ", gender: "male", birthday: "1989-09-02", industry: "maker", occupation: "director", subOccupation: "productManager",
    graduatedSchool: "県立大学", graduatedFacultyDepartment: "経営情報学部",
    careers: [
      { companyName: "株式会社クスノキ計器", position: "プロダクトマネージャー", startWorkingDuration: "2018-07", business: "工場の電力使用量を見える形にするサービスの企画と運営を担当しています。", businessDetail: "計測器の販売から月額のサービスへ転換し、三年で導入を12社から140社に広げました。", isCurrentWorkplace: true },
      { companyName: "カワセミ電子工業株式会社", position: "生産技術", startWorkingDuration: "2012-04", endWorkingDuration: "2018-06", business: "基板の組み立て工程の改善と、新しい設備の立ち上げを担当しました。", businessDetail: "作業者の動きを観察して工程を並べ替え、一台あたりの時間を18％短縮しました。", isCurrentWorkplace: false },
    ],
    skills: ["プロダクトマネジメント", "ロードマップ策定", "要件定義", "SQL", "生産管理"], englishLevel: "business", toeicScore: 865, managementExperience: "middle",
    introduction: "工場の現場からプロダクトマネージャーになりました。\n\n生産技術として六年間、油の匂いのする場所で改善を続けたあと、電力の見える化サービスの立ち上げに加わりました。最初の一年は契約がほとんど取れず、導入先に泊まり込んで使われない理由を探しました。出した答えは、画面を増やすことではなく、朝礼で読み上げる一行を届けることでした。そこから利用が広がり、今では140社にお使いいただいています。\n\n現場と経営、機械とソフトウェアの間で通訳をすることが得意です。ものづくりの知恵を次の世代につなぐ事業に、これからの十年を使いたいと思っています。",
    jobChangeWillingness: "alreadyStartActivity", sideJobWillingness: "noIntention", preferredWorkplaces: ["tokyo", "exceptTokyo"], interestedOccupations: ["productManager", "businessDevelopment"], interestedCompanyScales: ["middleVenture", "sme"], focusOnChoosingCompanies: ["visionPhilosophy", "interestedInBusinessContent"], workStyles: ["newBusiness", "experienceAndSkill", "management", "ownedService"], minDesiredSalary: 750, maxDesiredSalary: 1000,
    personalities: [{ key: "turningPoint", text: "導入先の班長さんに「画面は見ない、声で言って」と言われた朝です。" }, { key: "learning", text: "電気主任技術者の試験に向けて、毎朝一時間勉強しています。" }], rank: "S",
  },
  {
    name: "伊吹 さくら", nameKana: "イブキ サクラ", gender: "female", birthday: "1996-12-11", industry: "advertisementMassCommunicationEntertainment", occupation: "designer", subOccupation: "uiUxDesigner",
    graduatedSchool: "美術大学", graduatedFacultyDepartment: "造形学部 デザイン情報学科",
    careers: [
      { companyName: "株式会社モノガタリ制作", position: "UI/UXデザイナー", startWorkingDuration: "2020-04", business: "病院や学校の予約画面など、公共性の高いサービスの設計を担当しています。", businessDetail: "延べ90名の方に試作を触っていただき、電話での問い合わせを四割減らしました。", isCurrentWorkplace: true },
    ],
    skills: ["UIデザイン", "UXデザイン", "ユーザーインタビュー", "Figma", "プロトタイピング", "アクセシビリティ"], managementExperience: "none", portfolioURL: "https://sketchbook.example/sakura",
    introduction: "画面の前で立ち止まってしまう人を、一人でも減らしたいデザイナーです。\n\n制作会社で公共分野の画面を担当し、年齢も目の見え方も違う90名の方に試作品を触っていただきました。良かれと思った説明文が、実は一番の迷いの原因だったこともあります。それ以来、足す前に引くことを心がけてきました。\n\n調査の計画から聞き取り、試作、開発の方への受け渡しまで一人で進められます。副業では町の図書館の案内図を手伝いました。公開して終わりではなく、使われ方の変化を見ながら改善を続けられる場所で、デザインの責任を広げていきたいです。",
    jobChangeWillingness: "ifGoodStory", sideJobWillingness: "active", preferredWorkplaces: ["remote"], interestedOccupations: ["uiUxDesigner", "productDesigner"], interestedCompanyScales: ["noInterest"], focusOnChoosingCompanies: ["workingFriendlyWithMembers", "interestedInBusinessContent", "cultureMatch"], workStyles: ["expert", "remoteFlex", "workLifeBalance"], minDesiredSalary: 450, maxDesiredSalary: 650,
    personalities: [{ key: "motivation", text: "何も言わずに操作が終わり、相手が少し得意げな顔をした瞬間です。" }, { key: "teamRole", text: "絵と付せんで、みんなの頭の中を壁に貼り出す係です。" }], rank: "A",
  },
  {
    name: "城戸 雅也", nameKana: "キド マサヤ", gender: "male", birthday: "1984-06-27", industry: "tradingDistributionRetailService", occupation: "sales", subOccupation: "corporateSales",
    graduatedSchool: "関西の私立大学", graduatedFacultyDepartment: "商学部 商学科",
    careers: [
      { companyName: "キタカゼ運輸株式会社", position: "営業課長", startWorkingDuration: "2014-10", business: "食品メーカーに向けた配送と保管の提案営業、七名のチームの育成を担当しています。", businessDetail: "共同配送の仕組みを12社に広げ、積載率を改善。個人の勘に頼らない提案の型をつくりました。", isCurrentWorkplace: true },
      { companyName: "株式会社マルヤマ百貨", position: "食品売り場担当", startWorkingDuration: "2007-04", endWorkingDuration: "2014-09", business: "食品売り場の販売計画と、催事の企画や取引先との交渉を担当しました。", businessDetail: "地域の生産者を集めた催事を年に六回開き、売り場の客数を二年で1.3倍にしました。", isCurrentWorkplace: false },
    ],
    skills: ["法人営業", "新規開拓", "提案書作成", "物流改善", "マネジメント"], managementExperience: "middle",
    introduction: "売り場と荷台の両方を知る営業です。\n\n百貨店で食品を売っていた頃、良い商品が運賃の高さで店頭に並ばない悔しさを味わいました。物流の会社に移ってからは、荷主、運転手、届け先の三者が得をする組み合わせを探し続けています。競合同士の荷物を一台に載せる提案は最初こそ笑われましたが、五年で12社の定期便になりました。\n\n今はチームを預かり、若手が自分の言葉で提案できるようになることを喜びとしています。仕組みの力で物流を変えようとしている会社で、現場の経験を事業の成長につなげたいです。",
    jobChangeWillingness: "considering", sideJobWillingness: "ifGoodStory", preferredWorkplaces: ["tokyo"], interestedOccupations: ["corporateSales", "allianceSales", "businessDevelopment"], interestedCompanyScales: ["startup", "middleVenture", "largeCompany"], focusOnChoosingCompanies: ["growthPotentialOfCompany", "interestedInBusiness"], workStyles: ["management", "newBusiness", "experienceAndSkill"], minDesiredSalary: 700, maxDesiredSalary: 950,
    personalities: [{ key: "strength", text: "断られた相手に、翌月笑顔で会いに行けるところです。" }, { key: "holiday", text: "息子と市場の食堂をめぐり、勝手に星を付けています。" }], rank: "A",
  },
  {
    name: "羽鳥 澪", nameKana: "ハトリ ミオ", gender: "female", birthday: "1991-02-09", industry: "finance", occupation: "marketer", subOccupation: "crmMarketer",
    graduatedSchool: "女子大学", graduatedFacultyDepartment: "社会学部 メディア社会学科",
    careers: [
      { companyName: "ひだまり少額短期保険株式会社", position: "CRMリーダー", startWorkingDuration: "2019-01", business: "契約者向けの案内とアプリの通知を企画し、継続率の改善に取り組んでいます。", businessDetail: "送る回数を半分に減らし、時期と言葉を見直して更新率を7ポイント改善しました。", isCurrentWorkplace: true },
      { companyName: "株式会社コトリ雑貨店", position: "販売促進", startWorkingDuration: "2013-04", endWorkingDuration: "2018-12", business: "通信販売の会員向けの冊子とメールの企画、制作の進行を担当しました。", businessDetail: "お客さまの手紙を特集にした冊子が好評で、再購入の割合を前年の1.2倍に高めました。", isCurrentWorkplace: false },
    ],
    skills: ["CRM", "MA運用", "データ分析", "SQL", "コピーライティング"], englishLevel: "daily", managementExperience: "small",
    introduction: "減らすことで伝わるマーケティングを実践しています。\n\n雑貨の通信販売で六年、保険で七年、お客さまとの長い関係づくりに携わってきました。保険の案内は読まれないのが当たり前と言われていましたが、契約した日の気持ちを聞いて回り、送る回数を半分にして言葉を短くしたところ、更新率が上がりました。数字の抽出から文章の作成、効果の確認まで一人で行えます。\n\n育児と両立しながら、限られた時間で成果を出す工夫を重ねています。食や健康など暮らしに近い分野で、一度きりではない関係を育てる仕事に取り組みたいです。",
    jobChangeWillingness: "ifGoodStory", sideJobWillingness: "active", preferredWorkplaces: ["remote", "exceptTokyo"], interestedOccupations: ["crmMarketer", "productMarketer"], interestedCompanyScales: ["middleVenture", "megaVenture"], focusOnChoosingCompanies: ["interestedInBusiness", "treatment"], workStyles: ["workLifeBalance", "remoteFlex", "ownedService"], minDesiredSalary: 550, maxDesiredSalary: 750,
    personalities: [{ key: "learning", text: "短歌の会に入り、三十一文字で伝える練習をしています。" }, { key: "motivation", text: "配信の返信欄に、お客さまの近況が書かれていたときです。" }], rank: "A",
  },
  {
    name: "大空 晴", nameKana: "オオゾラ ハル", gender: "other", birthday: "1999-08-05", industry: "medical", occupation: "corporateStaff", subOccupation: "humanResources",
    graduatedSchool: "国立大学", graduatedFacultyDepartment: "心理学部 心理学科",
    careers: [
      { companyName: "社会福祉法人つむぎの里", position: "人事", startWorkingDuration: "2022-04", business: "介護施設八か所の採用と新入職員の研修、相談窓口の運営を担当しています。", businessDetail: "入職後の面談を1週間、1か月、3か月に分けて実施し、一年以内の離職を半分に減らしました。", isCurrentWorkplace: true },
    ],
    skills: ["採用", "研修企画", "面談", "労務管理"], englishLevel: "business", toeicScore: 890, managementExperience: "none",
    introduction: "働く人の「言いにくい」に耳を澄ませる人事です。\n\n介護施設で採用と研修を担当しています。入職から一週間で辞めたいと感じる方が多いことに気づき、面談の回数と時期を変えました。特別な制度ではなく、名前を呼んで五分話すだけで救われる人がいることを学びました。\n\n心理学で得た知識を、現場で使える言葉に置き換えることが得意です。まだ経験は浅いですが、聞いたことを必ず仕組みに変えるまで諦めません。人の数が増えていく会社で、安心して働き続けられる土台を仲間とつくりたいと思っています。",
    jobChangeWillingness: "alreadyStartActivity", sideJobWillingness: "noIntention", preferredWorkplaces: ["none"], interestedOccupations: ["humanResources", "recruiter", "hrConsultant"], interestedCompanyScales: ["startup", "sme", "middleVenture"], focusOnChoosingCompanies: ["cultureMatch", "visionPhilosophy", "workingFriendlyWithMembers"], workStyles: ["variousDuties", "expert", "workLifeBalance"], minDesiredSalary: 400,
    personalities: [{ key: "teamRole", text: "発言の少ない人の隣に座り、あとで意見を届ける役です。" }], rank: "B",
  },
];
