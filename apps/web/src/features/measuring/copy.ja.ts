/** Words of what may be measured. */
export const measuringCopy = {
  bar: {
    label: "外部送信の確認",
    text: "サービスの改善のため、閲覧の情報を外部の事業者に送信してよいか、お選びください。許可しなくても、すべての機能を使えます。",
    details: "外部送信について",
    grant: "許可する",
    refuse: "許可しない",
  },
  choice: {
    title: "外部送信の設定",
    lead: "この端末のこのブラウザーについての設定です。いつでも変更できます。",
    standing: {
      unasked: "まだ選ばれていません。選ぶまで、送信しません。",
      granted: "許可しています。",
      refused: "許可していません。送信しません。",
      refusedByBrowser:
        "お使いのブラウザーの設定（Global Privacy Control）により、送信しません。変更する場合は、ブラウザーの設定をご確認ください。",
      none: "この接続では計測のプログラムを使いません。送信しません。",
    },
    grant: "許可する",
    refuse: "許可しない",
  },
  list: {
    title: "許可した場合に送信されるもの",
    caption: "外部に送信するプログラムの一覧",
    columns: { name: "プログラム", data: "送信される情報", to: "送信先", purpose: "目的" },
    manager: (id: string) => `タグマネージャー（${id}）`,
    service: "タグマネージャーから動く計測のプログラム",
    data: "閲覧したページのアドレスと日時、ブラウザーと端末の種類、IPアドレス、Cookieなどの識別子、ログイン中の方の会員の番号（氏名やメールアドレスは含みません）",
    purpose: "利用状況の把握とサービスの改善",
    to: (name: string, host: string) => (name === host ? host : `${name}（${host}）`),
  },
} as const;
