export const appCopy = {
  site: {
    tagline: "企業で働く人と直接つながるキャリアマッチング",
    description:
      "転職も副業も、企業で働く人と直接話して選べるキャリアマッチングサービスです。登録・利用は無料です。",
    keywords: ["転職", "副業", "キャリア", "オファー", "スカウト", "カジュアル面談", "ビデオ面談"],
  },
  /** On a home screen, and before the product is put there. */
  installed: {
    matchings: "メッセージ",
    offers: "オファー",
    screenshots: {
      offers: "届いたオファーの一覧",
      offer: "オファーの内容",
      users: "候補者の一覧",
      top: "トップページ",
    },
  },
  notFound: {
    title: "ページが見つかりません",
    body: "お探しのページは、移動または削除された可能性があります。",
    action: "トップへ戻る",
  },
  failed: {
    title: "エラーが発生しました",
    body: "時間をおいて、もう一度お試しください。",
    action: "再読み込み",
  },
};
