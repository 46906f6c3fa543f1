import type { DemoCompany } from "./types.ts";

/** The second agency. */
export const companiesC: readonly DemoCompany[] = [
  {
    name: "ヨツカドキャリア合同会社",
    nameKana: "ヨツカドキャリアゴウドウガイシャ",
    initial: "Y",
    siteUrl: "https://yotsukado-career.example",
    address: {
      postalCode: "6008216",
      prefecture: 26,
      city: "京都市下京区四つ辻町8-14",
      building: "町家よつかど2階",
    },
    contact: "soudan@yotsukado-career.example",
    foundedYear: 2019,
    representative: "瀬尾 真琴",
    industry: "consulting",
    companyScale: "startup",
    teamSize: "oneToTwenty",
    mission: "曲がり角で、立ち止まれる場所になる",
    vision: "どの道を選んでも、その人らしく働ける社会へ",
    values: ["道は相談者が選ぶ", "知らないことは調べて答える", "断る練習にも付き合う"],
    businessSummary:
      "京都の町家に事務所を構える、8名のキャリア相談の会社です。医療や福祉の現場から別の仕事へ移りたい方、海外で働きたい方、会社に勤めながら副業を始めたい方など、求人票だけでは答えの出ない相談を得意としています。初回の面談では求人を紹介せず、これまでの仕事と暮らしの整理に一時間をかけます。相談は平日の夜と土曜にも対応し、半年ごとに近況を伺うお便りを続けています。",
    benefits: [
      "週4日勤務の選択制",
      "相談員同士の勉強会",
      "資格取得の補助",
      "全国どこからでも在宅勤務",
    ],
    workStyles: ["remoteFlex", "workLifeBalance", "expert"],
    hue: 18,
  },
];
