/** Words of the members' screens. */
export const memberCopy = {
  title: "メンバー",
  lead: "採用に関わるメンバーを招待し、権限を管理できます。",
  groups: { label: "メンバーの状態", active: "利用中", left: "退会・削除" },
  table: "メンバーの一覧",
  columns: {
    name: "氏名",
    authority: "権限",
    state: "状態",
    login: "最終ログイン",
    inHand: "担当中",
    actions: "操作",
  },
  emailRefused: "このアドレスにメールが届いていません",
  state: {
    starting: "パスワード未設定",
    available: "公開中",
    paused: "休止中",
    agent: "面談エージェント",
    removed: "削除",
    withdrawn: "退会",
  },
  neverLoggedIn: "未ログイン",
  you: "（あなた）",
  noName: "退会したユーザー",
  inHand: (counts: {
    threads: number;
    openOffers: number;
    waitingLikes: number;
    keeps: number;
    recruitments: number;
  }) =>
    [
      ["メッセージ", counts.threads],
      ["オファー", counts.openOffers],
      ["興味あり", counts.waitingLikes],
      ["キープ", counts.keeps],
      ["募集", counts.recruitments],
    ]
      .filter(([, count]) => count !== 0)
      .map(([label, count]) => `${label}${count}`)
      .join("・") || "なし",
  menu: (name: string) => `${name}さんの操作`,
  makeAdmin: "管理者にする",
  makeMember: "メンバーにする",
  remove: "削除する",
  handOver: "引き継ぐ",
  empty: {
    active: "メンバーはまだいません。",
    left: "退会または削除されたメンバーはいません。",
  },
  authority: {
    title: (name: string, label: string) => `${name}さんの権限を「${label}」に変更しますか？`,
    admin:
      "管理者は、メンバーの招待・削除、企業ページの編集、全員の募集とメッセージの確認ができます。",
    member: "企業管理の画面を開けなくなります。変更はすぐに反映されます。",
    self: "あなた自身の権限を変更します。変更後は、企業管理の画面を開けなくなります。",
    confirm: "変更する",
  },
  agent: {
    open: "面談エージェントの設定",
    title: (name: string) => `${name}さんの面談エージェントの設定`,
    lead: "面談エージェントは、求職者がキャリアの相談相手として選べる方です。変更はすぐに反映されます。",
    legend: "役割",
    on: "面談エージェントにする",
    onHelp:
      "「面談エージェントを選ぶ」画面に表示されます。オファーの送信、募集の担当、企業の管理はできなくなります。",
    off: "面談エージェントにしない",
    offHelp:
      "「面談エージェントを選ぶ」画面に表示されません。これまでのやり取りは、そのまま続けられます。",
    offNote: (name: string) =>
      `${name}さんの回答を待つ相談の申し込みは終了し、求職者に通知されます。`,
    place: "表示順",
    first: "1番目（先頭）",
    after: (place: number, name: string) => `${place}番目（${name}さんの次）`,
    order: "変更後の順番",
    self: "この方",
    paused: "休止中",
    notShown: "企業ページが非公開",
    hiddenNote:
      "休止中の方と、企業ページが非公開の企業の方は、求職者には表示されません。順番は保たれます。",
    failed: "いまの順番を読み込めませんでした。",
    submit: "変更する",
  },
  removal: {
    title: (name: string) => `${name}さんを削除しますか？`,
    lead: "削除するとすぐにログアウトされ、今後はログインできなくなります。",
    handOverTitle: (name: string) => `${name}さんの担当を引き継ぎますか？`,
    handOverLead: "選んだメンバーが、やり取りの続きを担当します。",
    inHand: "引き継ぐもの",
    successor: "引き継ぐ相手",
    successorHelp: "候補者には、担当者が変わったことがメッセージで伝わります。",
    keepsNote: "キープは、引き継ぐ相手の空き枠の分だけ引き継がれます。",
    nothing: "引き継ぐものはありません。",
    nobody: "引き継げるメンバーがいません。先にメンバーを招待してください。",
    confirm: "削除する",
    handOver: "引き継ぐ",
    required: "引き継ぐ相手を選択してください",
  },
  invite: {
    open: "メンバーを招待する",
    title: "メンバーを招待する",
    lead: "招待メールのリンクは72時間有効です。入力したメールアドレスが別のアカウントで使われている場合は、その旨をご本人にだけメールでお知らせします。",
    email: "メールアドレス",
    name: "氏名",
    authority: "権限",
    authorityHelp: {
      admin: "メンバー・企業ページ・募集のすべてを管理できます。",
      member: "候補者へのオファーと、自分が担当する募集・メッセージを扱えます。",
    },
    submit: "招待メールを送る",
    sent: "招待メールを送りました",
  },
  invitations: {
    title: "招待中",
    lead: "まだ登録が済んでいない方です。登録が進まないときは、届いたメールの内容をご本人にご確認ください。",
    invited: "招待済み",
    open: (date: string) => `${date}まで有効`,
    expired: "有効期限切れ",
    sent: (date: string, count: number) => `${date}に送信（${count}回目）`,
    resend: "再送する",
    resendOf: (name: string) => `${name}さんに招待メールを再送する`,
    cancel: "取り消す",
    cancelOf: (name: string) => `${name}さんへの招待を取り消す`,
    cancelTitle: (name: string) => `${name}さんへの招待を取り消しますか？`,
    cancelBody: "送信済みのリンクは使えなくなります。",
    cancelled: "招待を取り消しました",
  },
  accept: {
    title: "採用メンバーへの招待",
    lead: (company: string) => `${company}の採用メンバーに招待されています。`,
    name: "氏名",
    email: "メールアドレス",
    next: "次の画面で、5分以内にパスワードを設定してください。",
    submit: "パスワードの設定へ進む",
    brokenTitle: "この招待リンクは使えません",
    broken: "有効期限が切れているか、すでに使用されています。招待した方に、再送をご依頼ください。",
    takenTitle: "このメールアドレスでは招待を受けられません",
    taken: (email: string) =>
      `${email}は、別のアカウントですでに使われています。招待した方に別のメールアドレスをお伝えになり、そのアドレスへの招待をご依頼ください。`,
    toLogin: "企業ログインへ",
    signedIn: "別のアカウントでログインしています。招待を受けるには、先にログアウトしてください。",
  },
  operator: {
    title: "メンバー",
    lead: "一覧の閲覧は、操作の記録に残ります。",
    show: "メンバーを表示する",
    invitations: "招待中",
  },
  failed: "メンバーを読み込めませんでした。時間をおいて、もう一度お試しください。",
} as const;
