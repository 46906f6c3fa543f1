/** Words of the operator's list of what people thought of their interviews. */
export const reviewCopy = {
  title: "面談の感想",
  lead: "面談のあとに求職者と企業から届いた感想です。お相手には表示されません。この画面の閲覧は記録されます。",
  caption: "面談の感想の一覧",
  filter: "絞り込み",
  empty: "この条件の感想はありません。",
  loadFailed: "面談の感想を読み込めませんでした。",
  sides: { joker: "求職者", ace: "企業" },
  columns: {
    at: "届いた日時",
    rating: "評価",
    content: "内容",
    from: "書いた人",
    about: "面談の相手",
    company: "企業",
    interview: "面談の日時",
  },
  stars: (rating: number) => `5段階の${rating}`,
  noComment: "コメントなし",
  gone: "退会した利用者",
  none: "—",
} as const;
