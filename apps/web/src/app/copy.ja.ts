export const appCopy = {
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
} as const;
