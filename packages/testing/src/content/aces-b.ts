import { ace } from "./ace-builder.ts";
import type { DemoAce } from "./types.ts";

export const acesB: readonly DemoAce[] = [
  ace({
    companyIndex: 3,
    name: "バウアー 健",
    nameKana: "バウアー ケン",
    gender: "male",
    birthday: "1989-04-04",
    position: "海外営業 課長",
    occupations: ["overseasSales", "salesEngineer"],
    business: "欧州の医療機器メーカーに向けた技術営業と、展示会の企画をしています。",
    businessDetail:
      "年に四回の出張と週二回のオンライン会議で、仕様の相談から量産までを担当。昨年は3社との共同開発を始めました。",
    introduction:
      "日本とドイツで育ちました。小さな会社の名刺でも、製品の良さが伝わると世界中の人が真剣に話を聞いてくれます。語学を仕事で生かしたい方、ぜひ話しましょう。",
    valueInJob: "通訳ではなく、両方の事情を知る仲間でいること。",
    appealOfWorking:
      "入社一年目でも展示会で自分の担当製品を説明します。任せ方が気持ちのよい会社です。",
    path: [
      ["東洋貿易機器株式会社", "営業", "2012-04", "2017-05"],
      ["カゼノネ製作所株式会社", "海外営業", "2017-06"],
    ],
    self: [{ key: "strength", text: "初対面の人とすぐ冗談を言い合えることです。" }],
    graduatedSchool: "都内私立大学",
    graduatedFacultyDepartment: "外国語学部 ドイツ語学科",
    pickupPoint: "語学を生かす仕事",
  }),
  ace({
    companyIndex: 4,
    admin: true,
    name: "宇野 葉子",
    nameKana: "ウノ ヨウコ",
    gender: "female",
    birthday: "1976-01-31",
    position: "代表・編集長",
    occupations: ["executive", "editorWriter"],
    business: "連載サービスの編集方針を決め、作家との対話と新しい企画づくりをしています。",
    businessDetail:
      "毎月120本の新連載候補を読み、編集者8名と掲載を決めています。企業の社史づくりでは聞き書きを自ら担当することもあります。",
    introduction:
      "出版社の文芸編集を経て、書き手の収入が続く仕組みをつくりたくて独立しました。言葉に関わる仕事なら、編集でも開発でも歓迎です。好きな一冊の話から始めましょう。",
    valueInJob: "原稿に赤を入れる前に、良い一行を三つ伝えること。",
    appealOfWorking:
      "開発会議で小説の話が始まり、編集会議で画面の速さの話が始まります。境目のない職場です。",
    path: [
      ["株式会社青灯書林", "文芸編集", "1998-04", "2012-03"],
      ["株式会社コトノハコ", "代表・編集長", "2012-04"],
    ],
    self: [{ key: "holiday", text: "古書市で知らない人の献呈の言葉を探します。" }],
    graduatedSchool: "都内私立大学",
    graduatedFacultyDepartment: "文学部 日本文学科",
    pickupPoint: "好きな本の話から",
  }),
  ace({
    companyIndex: 4,
    name: "真壁 陸",
    nameKana: "マカベ リク",
    gender: "male",
    birthday: "1992-07-07",
    position: "プロダクト開発リーダー",
    occupations: ["fullStackEngineer", "frontendEngineer"],
    business: "読書画面と執筆画面の開発を、企画から運用まで担当しています。",
    businessDetail:
      "Next.jsとRubyで動く画面を5名で開発。縦書きの表示速度を改善し、途中でやめる人を一割減らしました。",
    introduction:
      "ゲーム会社の開発を経て、文章の世界に来ました。文字の行間一つで物語の印象が変わることに、今も毎日驚いています。読む体験にこだわりたいエンジニアと話したいです。",
    valueInJob: "自分でも毎日使い、気になったことを翌朝の話題にすること。",
    appealOfWorking:
      "作家さんからの手紙が開発チームにも届きます。技術が誰かの言葉を支えている実感があります。",
    path: [
      ["株式会社ピクセル坂", "エンジニア", "2015-04", "2019-08"],
      ["株式会社コトノハコ", "開発リーダー", "2019-09"],
    ],
    self: [{ key: "learning", text: "活版印刷の組み方を教室で習っています。" }],
    graduatedSchool: "国立高等専門学校",
    graduatedFacultyDepartment: "専攻科 情報システム工学",
    pickupPoint: "縦書きを極める",
  }),
  ace({
    companyIndex: 4,
    name: "早乙女 詩織",
    nameKana: "サオトメ シオリ",
    gender: "female",
    birthday: "1997-03-15",
    position: "コミュニティマーケター",
    occupations: ["snsMarketer", "contentMarketer"],
    business: "作家と読者が集まる催しの企画と、公式SNSの運営をしています。",
    businessDetail:
      "月に二回のオンライン朗読会と、年に一度の文芸イベントを担当。参加者の声を編集部に届ける橋渡しもしています。",
    introduction:
      "書店員から転職しました。棚づくりの感覚は、投稿の順番を考えるときにも役立っています。副業で関わってくださる方も多いので、働き方の相談からどうぞ。",
    valueInJob: "数字の向こうに、夜更けに読んでいる一人を思い浮かべること。",
    appealOfWorking: "新人の企画でも、面白ければ翌月に実現します。失敗の振り返りも笑って話せます。",
    path: [
      ["トモシビ書店", "書店員", "2019-04", "2022-02"],
      ["株式会社コトノハコ", "マーケター", "2022-03"],
    ],
    self: [{ key: "motivation", text: "朗読会のあと、感想の書き込みが止まらない夜です。" }],
    graduatedSchool: "都内私立大学",
    graduatedFacultyDepartment: "文学部 英文学科",
    pickupPoint: "副業メンバー多数",
  }),
  ace({
    companyIndex: 5,
    admin: true,
    name: "望月 香澄",
    nameKana: "モチヅキ カスミ",
    gender: "female",
    birthday: "1980-08-20",
    position: "人財部 採用グループ長",
    occupations: ["recruiter"],
    business: "地域電力会社の経験者採用と、職種を越えた異動の相談窓口を担当しています。",
    businessDetail:
      "電力の知識を問わない採用を広げ、昨年は異業種から42名が入社しました。入社後の現場研修も設計しています。",
    introduction:
      "県外で働いたあと、地元に戻って入社しました。インフラの会社は堅い印象があると思いますが、実際はよく笑い、よく議論する職場です。静岡での暮らしについても聞いてください。",
    valueInJob: "配属のその後を、一年後に必ず聞きに行くこと。",
    appealOfWorking: "停電の夜に、自分の仕事が町の明かりにつながっていると実感できます。",
    path: [
      ["名東リース株式会社", "人事", "2003-04", "2011-03"],
      ["シラハ地域電力株式会社", "採用", "2011-04"],
    ],
    self: [{ key: "strength", text: "人の名前と入社の理由を忘れないところです。" }],
    graduatedSchool: "県立大学",
    graduatedFacultyDepartment: "経営情報学部",
    pickupPoint: "UターンIターン相談",
  }),
  ace({
    companyIndex: 5,
    name: "片桐 総一郎",
    nameKana: "カタギリ ソウイチロウ",
    gender: "male",
    birthday: "1984-12-12",
    position: "データ活用推進室 室長",
    occupations: ["dataEngineer", "dataConsultant"],
    business: "発電と需要のデータを集め、予測や設備点検に生かす部署を率いています。",
    businessDetail:
      "県内86か所の発電所から届くデータ基盤を整え、翌日の需要予測の誤差を4割減らしました。内製の比率を上げるため開発者を募集中です。",
    introduction:
      "通信会社で基盤づくりをしてきました。電力のデータは天気と人の暮らしそのもので、見ていて飽きません。守りの固い業界を、中から少しずつ動かす面白さがあります。",
    valueInJob: "止めないことを最優先にしながら、毎週ひとつは変えること。",
    appealOfWorking:
      "扱うデータの規模と、地域への影響の大きさ。成果が新聞の地域面に載ることもあります。",
    path: [
      ["中部テレコム工事株式会社", "基盤エンジニア", "2009-04", "2020-03"],
      ["シラハ地域電力株式会社", "室長", "2020-04"],
    ],
    self: [{ key: "learning", text: "気象予報士の勉強を三年続けています。" }],
    graduatedSchool: "国立大学大学院",
    graduatedFacultyDepartment: "情報学研究科",
    pickupPoint: "内製化の立ち上げ",
  }),
  ace({
    companyIndex: 5,
    paused: true,
    name: "曽根 ゆい",
    nameKana: "ソネ ユイ",
    gender: "female",
    birthday: "1990-05-05",
    position: "事業開発部 主任",
    occupations: ["businessDevelopment", "businessPlanning"],
    business: "自治体と組む防災拠点づくりの企画と、補助制度を生かした資金計画を担当しています。",
    businessDetail:
      "小学校の屋上に太陽光と蓄電池を置く計画を、地域の説明会から竣工まで進めています。現在は県への出向準備中です。",
    introduction:
      "まちづくりの団体から転職しました。電気の専門家ではありませんが、町の人の言葉を計画に翻訳することが私の役目です。出向準備のため、返信に数日いただくことがあります。",
    valueInJob: "説明会で最後まで残った人の質問に、いちばん丁寧に答えること。",
    appealOfWorking: "自分の育った町の景色に、携わった設備が残ります。",
    path: [
      ["一般社団法人まち縁", "企画", "2013-04", "2018-03"],
      ["シラハ地域電力株式会社", "事業開発", "2018-04"],
    ],
    self: [{ key: "turningPoint", text: "大きな台風で実家が三日間停電したことです。" }],
    graduatedSchool: "国立大学",
    graduatedFacultyDepartment: "農学部 共生社会システム学科",
    pickupPoint: "防災とまちづくり",
  }),
  ace({
    companyIndex: 6,
    admin: true,
    name: "南雲 怜子",
    nameKana: "ナグモ レイコ",
    gender: "female",
    birthday: "1983-06-18",
    position: "プリンシパル・採用責任者",
    occupations: ["strategyConsultant", "recruiter"],
    business: "流通業の経営課題の支援と、コンサルタント採用の責任者を兼ねています。",
    businessDetail:
      "直近は食品スーパーの店舗網の見直しを支援。採用では候補者一人につき三名が会い、入社後の最初の案件まで想像して話し合います。",
    introduction:
      "消費財の企業から転職し、産休を二度経て今の役職になりました。激務だと思われがちな仕事ですが、続けられる形を社内で実験しています。率直な質問を歓迎します。",
    valueInJob: "正しさと、相手が動けることの両方を満たす案を探すこと。",
    appealOfWorking:
      "一人で抱える文化がありません。夜の九時に助けを求めるより、朝の九時に相談する職場です。",
    path: [
      ["ハルカ日用品株式会社", "商品企画", "2006-04", "2011-09"],
      ["トウリン・パートナーズ株式会社", "プリンシパル", "2011-10"],
    ],
    self: [{ key: "strength", text: "話が込み入ったときに、一行でまとめることです。" }],
    graduatedSchool: "国立大学",
    graduatedFacultyDepartment: "経済学部 経営学科",
    pickupPoint: "育児と両立の実例",
  }),
  ace({
    companyIndex: 6,
    name: "呉 智樹",
    nameKana: "クレ トモキ",
    gender: "male",
    birthday: "1988-09-09",
    position: "マネージャー",
    occupations: ["itConsultant", "erpConsultant"],
    business: "製造業の基幹システム刷新を、業務設計から定着まで支援しています。",
    businessDetail:
      "従業員2,000名規模のお客さまで、受注から出荷までの流れを描き直す案件を担当。5名のチームの育成も担っています。",
    introduction:
      "事業会社の情報システム部門で十年、導入される側の苦労を味わいました。だから机上の理想を押しつけない支援がしたい。コンサル未経験の方の不安もよくわかります。",
    valueInJob: "お客さまの言葉で資料を書くこと。横文字は会議のあとに辞書を引かせてしまいます。",
    appealOfWorking: "事業会社出身の仲間が半数以上います。現場を知る経験がそのまま強みになります。",
    path: [
      ["北関東ガラス株式会社", "情報システム", "2011-04", "2020-06"],
      ["トウリン・パートナーズ株式会社", "マネージャー", "2020-07"],
    ],
    self: [{ key: "teamRole", text: "議論が熱くなったときにお茶を入れに行く役です。" }],
    graduatedSchool: "都内私立大学",
    graduatedFacultyDepartment: "理工学部 経営工学科",
    pickupPoint: "事業会社からの転職",
  }),
  ace({
    companyIndex: 6,
    name: "仁科 遥",
    nameKana: "ニシナ ハルカ",
    gender: "female",
    birthday: "1996-11-21",
    position: "コンサルタント",
    occupations: ["businessConsultant"],
    business: "小売業の店舗業務の改善を、データ分析と現場観察の両面から支援しています。",
    businessDetail:
      "30店舗の作業時間を計測し、発注と品出しの手順を見直しました。入社三年目で、後輩の相談役もしています。",
    introduction:
      "旅行会社の企画職から転職しました。入社当初は議論の速さについていけず悔しい思いをしましたが、週二回の勉強会で少しずつ追いつけました。等身大の話をお伝えします。",
    valueInJob: "現場で一日過ごしてから、最初の仮説を書くこと。",
    appealOfWorking: "質問をしたことを褒められる会社です。年次に関係なく発表の場があります。",
    path: [
      ["タビジ旅行株式会社", "企画", "2019-04", "2023-03"],
      ["トウリン・パートナーズ株式会社", "コンサルタント", "2023-04"],
    ],
    self: [{ key: "learning", text: "統計の基礎を、毎朝30分ずつやり直しています。" }],
    graduatedSchool: "国際系大学",
    graduatedFacultyDepartment: "国際教養学部",
    pickupPoint: "未経験入社3年目",
  }),
];
