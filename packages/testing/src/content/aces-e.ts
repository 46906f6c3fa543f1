import { ace } from "./ace-builder.ts";
import type { DemoAce } from "./types.ts";

/** The agents of the second agency. */
export const acesE: readonly DemoAce[] = [
  ace({
    companyIndex: 14,
    admin: true,
    agentOrder: 3,
    name: "瀬尾 真琴",
    nameKana: "セオ マコト",
    gender: "female",
    birthday: "1981-09-03",
    position: "代表・医療と福祉の担当エージェント",
    occupations: ["careerConsultant", "executive"],
    business: "医療や福祉の現場で働く方の、異業種への転職のご相談を担当しています。",
    businessDetail:
      "夜勤明けの方には夕方の面談枠を用意しています。現場で身についた判断や伝える力を、ほかの仕事の言葉に置き換える作業をご一緒します。",
    introduction:
      "病棟の看護師を九年つとめたあと、相談の仕事に移りました。「資格以外に何もない」とおっしゃる方の話にこそ、次の仕事の種が見つかります。疲れているときは、聞くだけの回にもできます。",
    valueInJob: "元気のないときに、大きな決断を勧めないこと。",
    appealOfWorking: "相談のあとに必ず振り返りの時間があり、抱え込まずに働けます。",
    path: [
      ["みやこ中央病院", "看護師", "2004-04", "2013-03"],
      ["ヨツカドキャリア合同会社", "代表", "2019-05"],
    ],
    self: [{ key: "teamRole", text: "場が固くなると、お茶をいれに立つ係です。" }],
    graduatedSchool: "公立大学",
    graduatedFacultyDepartment: "看護学部",
    pickupPoint: "現場からの転身",
  }),
  ace({
    companyIndex: 14,
    agentOrder: 5,
    name: "古澤 慧",
    nameKana: "フルサワ ケイ",
    gender: "male",
    birthday: "1986-06-24",
    position: "海外・外資系担当エージェント",
    occupations: ["careerConsultant"],
    business: "海外での就職や、外資系企業への転職を考える方のご相談を担当しています。",
    businessDetail:
      "英文の履歴書の添削と、英語での模擬面接を毎週行っています。ビザや税金は専門家と一緒に確かめ、分からないまま進めません。",
    introduction:
      "商社の駐在でハノイとロッテルダムに合わせて七年暮らしました。英語に自信がない段階からで大丈夫です。行くことだけでなく、戻ってくる時期や家族の暮らしまで含めて考えましょう。",
    valueInJob: "華やかな話より、毎日の暮らしの数字を先に見せること。",
    appealOfWorking: "時差のある相談が多いので、働く時間を自分で組み立てられます。",
    path: [
      ["ナミハヤ通商株式会社", "海外営業", "2009-04", "2020-09"],
      ["ヨツカドキャリア合同会社", "エージェント", "2020-10"],
    ],
    self: [{ key: "holiday", text: "市場で知らない調味料を買い、正体を調べるのが趣味です。" }],
    graduatedSchool: "国立大学",
    graduatedFacultyDepartment: "外国語学部",
    pickupPoint: "海外で働く",
  }),
  ace({
    companyIndex: 14,
    agentOrder: 7,
    name: "和久井 もも",
    nameKana: "ワクイ モモ",
    gender: "female",
    birthday: "1994-02-08",
    position: "副業・独立担当エージェント",
    occupations: ["careerConsultant", "hrConsultant"],
    business: "副業の始め方や、会社員と個人の仕事の両立のご相談を担当しています。",
    businessDetail:
      "就業規則の読み方、見積もりの作り方、確定申告までの流れを、三回の面談に分けてお伝えします。断り方の例文も一緒に作ります。",
    introduction:
      "印刷会社に勤めながら、週末に編集の副業を四年続けました。本業に知られたくない、時間がない、値段が決められない。その全部に悩んだので、同じ所でつまずく方の力になれます。",
    valueInJob: "始める前に、やめるときの条件を一緒に決めておくこと。",
    appealOfWorking: "相談員の全員が副業をしていて、失敗談を隠さず話せる職場です。",
    path: [
      ["ハナカゴ印刷株式会社", "制作進行", "2016-04", "2022-03"],
      ["ヨツカドキャリア合同会社", "エージェント", "2022-04"],
    ],
    self: [{ key: "learning", text: "簿記二級に挑戦中です。仕訳の夢を見ます。" }],
    graduatedSchool: "都内私立大学",
    graduatedFacultyDepartment: "文学部 日本文学科",
    pickupPoint: "副業の始め方",
  }),
];
