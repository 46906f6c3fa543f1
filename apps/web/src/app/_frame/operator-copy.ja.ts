/** Words of the console's menu; its staff alone loads them. */
export const operatorNavCopy = {
  judgements: "審査",
  start: "概要",
  reports: "通報",
  inquiries: "お問い合わせ",
  matchings: "サポート",
  reviews: "面談の感想",
  jokers: "求職者",
  companies: "企業",
  announces: "お知らせ",
  articles: "記事",
  synonyms: "同義語",
  errorLogs: "エラーの記録",
  auditLogs: "操作の記録",
  groups: {
    daily: "日々の対応",
    people: "利用者",
    publish: "配信",
    logs: "記録",
    own: "自分の設定",
  },
  security: "ログインの安全",
};
