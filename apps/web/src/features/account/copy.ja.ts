export const accountCopy = {
  email: "メールアドレス",
  password: "パスワード",
  newPassword: "新しいパスワード",
  passwordConfirmation: "パスワード（確認）",
  passwordHelp: "8文字以上の半角英数字と記号が使えます。",
  emailPlaceholder: "name@example.jp",

  login: {
    title: "ログイン",
    submit: "ログイン",
    forgot: "パスワードを忘れた方",
    toSignUp: "はじめての方は無料会員登録",
    newcomers: "はじめての方は、メールアドレスの登録からお進みください。",
    newcomersAction: "無料会員登録へ",
    toCompany: "企業の方はこちら",
  },
  companyLogin: {
    title: "企業ログイン",
    description: "採用ご担当者さま向けのログインページです。",
    suffix: "企業",
    toJoker: "求職者の方はこちら",
  },
  operatorLogin: { title: "運営ログイン", suffix: "運営" },

  signUpRequest: {
    title: "無料会員登録",
    description: "メールアドレスだけで登録を始められます。",
    lead: "メールアドレスに登録用のリンクをお送りします。登録・利用は無料です。",
    submit: "登録用のリンクを送る",
    toLogin: "登録済みの方はログイン",
    doneTitle: "メールを送信しました",
    doneBody: (email: string) =>
      `${email} に登録用のリンクをお送りしました。24時間以内にメールのリンクを開いて、登録を続けてください。`,
    doneNote: "メールが届かない場合は、迷惑メールフォルダをご確認ください。",
    again: "別のメールアドレスで登録する",
  },
  signUp: {
    title: "会員登録",
    lead: "ログインに使うパスワードを決めてください。プロフィールは次の画面から入力します。",
    emailHelp: "登録用のリンクを受け取ったメールアドレスを入力してください。",
    consents: "同意事項",
    readTerms: "利用規約を読む",
    readPrivacy: "プライバシーポリシーを読む",
    submit: "登録する",
  },

  renewConsents: {
    title: "規約の改定のお知らせ",
    lead: "利用規約またはプライバシーポリシーを改定しました。内容をご確認いただき、ご同意のうえ続けてご利用ください。",
    documents: { terms: "利用規約", privacy: "プライバシーポリシー" },
    revised: (day: string) => `${day}改定`,
    submit: "同意して続ける",
    leave: "同意せずに退会する",
    agreed: "現在の利用規約とプライバシーポリシーに、ご同意いただいています。",
    goOn: "続ける",
  },

  resetRequest: {
    title: "パスワード再設定の申請",
    lead: "ご登録のメールアドレスに、パスワードを再設定するためのリンクをお送りします。",
    submit: "再設定用のリンクを送る",
    doneTitle: "メールをご確認ください",
    done: "ご入力のメールアドレスが登録されている場合、再設定用のリンクをお送りしました。1時間以内に手続きを完了してください。",
    doneNote: "メールが届かない場合は、迷惑メールフォルダをご確認ください。",
    toLogin: "ログインへ戻る",
  },
  reset: {
    title: "パスワード再設定",
    lead: "新しいパスワードを入力してください。ほかの端末ではログアウトされます。",
    submit: "パスワードを変更する",
    doneTitle: "パスワードを変更しました",
    done: "パスワードを変更しました。新しいパスワードでログインしてください。",
    stillLinked: (names: string) =>
      `このアカウントには、連携している${names}でもログインできます。お心当たりがない場合は、ログイン後に設定から連携を解除してください。`,
    toLogin: "ログインへ",
  },
  firstPassword: {
    title: "パスワードの設定",
    lead: "はじめてのログインです。ご自身のパスワードを5分以内に設定してください。",
    submit: "パスワードを設定する",
    expiredTitle: "パスワードを設定できませんでした",
  },

  authAction: {
    title: "確認中",
    working: "確認しています...",
    verifyEmail: "メールアドレスを確認しました。",
    recoverEmail: "メールアドレスを元に戻しました。",
    recoverEmailNote:
      "安全のため、すべての端末からログアウトしました。パスワードの再設定をおすすめします。",
    unlinked: (names: string) =>
      `${names}との連携も解除しました。ログイン後に、設定からもう一度連携できます。`,
    factorStays: "2段階認証は有効なままです。お心当たりがない場合は、お問い合わせください。",
    toContact: "お問い合わせ",
    onward: "続ける",
    toReset: "パスワードを再設定する",
  },
  brokenLink: {
    title: "リンクを確認できませんでした",
    toSignUp: "会員登録をやり直す",
    toReset: "パスワードの再設定をやり直す",
    toTop: "トップへ戻る",
  },

  sessions: {
    title: "ログイン中の端末",
    current: "この端末",
    lastUsed: (time: string) => `最終利用 ${time}`,
    signedInAt: (time: string) => `ログイン ${time}`,
    end: "ログアウトさせる",
    endTitle: "この端末をログアウトしますか？",
    endBody: (device: string) => `${device}をログアウトします。`,
  },
  reauthenticate: {
    title: "パスワードの確認",
    submit: "確認する",
    cancel: "キャンセル",
  },
  setting: {
    change: "変更する",
    changeOf: (name: string) => `${name}を変更する`,
    cancel: "キャンセル",
    email: {
      title: "メールアドレス",
      lead: "新しいメールアドレスに、確認用のリンクをお送りします。リンクを開くと変更が完了します。",
      newEmail: "新しいメールアドレス",
      submit: "確認用のリンクを送る",
      sent: (email: string) =>
        `${email} に確認用のリンクをお送りしました。24時間以内にリンクを開くと、変更が完了します。`,
      refused:
        "このアドレスにはメールをお届けできませんでした。別のアドレスに変更してください。このアドレスで受信できるようになった場合は、同じアドレスを入力し、届いたリンクを開いてください。",
    },
    password: {
      title: "パスワード",
      shown: "セキュリティのため表示していません。",
      lead: "変更すると、この端末以外ではログアウトされます。",
      submit: "パスワードを変更する",
    },
  },
  signOut: {
    submit: "ログアウト",
    title: "ログアウトしますか？",
    plain: "もう一度利用するには、ログインが必要です。",
    words: "送信・保存していない入力があります。ログアウトすると、この端末から消えます。",
  },
} as const;
