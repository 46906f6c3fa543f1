export const secondFactorCopy = {
  code: "確認コード",
  codeHelp: "認証アプリに表示されている6桁の数字です。30秒ごとに変わります。",
  confirm: "確認する",
  step: {
    title: "確認コードの入力",
    lead: "認証アプリを開き、表示されている6桁の確認コードを入力してください。",
    recoveryHelp: "端末をお持ちでないときは、リカバリーコードも入力できます。",
    again: "ほかのアカウントでログインする",
    restart: "はじめからやり直す",
    lost: "端末もリカバリーコードもない場合は、運営の管理者にご連絡ください。",
    lostCompany: "端末もリカバリーコードもない場合は、お問い合わせ窓口にご連絡ください。",
  },
  setUp: {
    title: "2段階認証の設定",
    lead: "パスワードに加えて、スマートフォンの認証アプリでご本人であることを確認します。15分以内に設定してください。",
    app: "認証アプリに登録する",
    appHelp:
      "認証アプリ（Google Authenticator、Microsoft Authenticatorなど）でQRコードを読み取ってください。",
    picture: "認証アプリで読み取るQRコード",
    secret: "QRコードを読み取れない場合は、次のキーを入力してください。",
    copySecret: "キーをコピー",
    enter: "確認コードを入力する",
    submit: "設定を完了する",
    cancel: "あとで設定する",
  },
  recovery: {
    title: "リカバリーコードの保管",
    lead: "端末をなくしたときに、確認コードの代わりに使えます。1つのコードは1回だけ使えます。この画面を閉じると、二度と表示できません。",
    list: "リカバリーコード",
    copy: "コピー",
    download: "ダウンロード",
    fileName: "recovery-codes.txt",
    fileHead: (brand: string) => `${brand} リカバリーコード（1つのコードは1回だけ使えます）`,
    kept: "リカバリーコードを安全な場所に保管しました",
    onward: "完了する",
  },
  setting: {
    title: "2段階認証",
    lead: "ログインのときに、パスワードに加えて認証アプリの確認コードを入力します。",
    on: "有効",
    off: "無効",
    since: (date: string) => `${date}に設定`,
    left: (count: number) => `リカバリーコードの残り：${count}個`,
    fewLeft: (count: number) =>
      count === 0
        ? "使えるリカバリーコードがありません。端末をなくすとログインできなくなるため、再発行してください。"
        : `リカバリーコードの残りが${count}個です。なくなる前に再発行してください。`,
    turnOn: "設定する",
    turnOff: "解除する",
    renew: "リカバリーコードを再発行する",
    required: "運営のアカウントでは、2段階認証を解除できません。",
    offTitle: "2段階認証を解除しますか？",
    offBody:
      "ログインがパスワードだけになります。解除するには、パスワードと確認コードを入力してください。",
    renewTitle: "リカバリーコードを再発行しますか？",
    renewBody:
      "今までのリカバリーコードは使えなくなります。パスワードと確認コードを入力してください。",
    cancel: "キャンセル",
  },
  security: { title: "ログインの安全", lead: "2段階認証とリカバリーコードを管理します。" },
} as const;
