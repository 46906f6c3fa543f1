import { withHonorific } from "@tefuda/domain/text/honorific.ja";
/** Words of the company's offers: writing one, and those that were sent. */
export const offerSendCopy = {
  title: "オファー",
  lead: "送ったオファーと、届いた「興味あり」の状況を確認できます。",
  tabs: "オファーの絞り込み",
  list: "オファー一覧",
  empty: {
    sent: "送ったオファーはありません。候補者を探して、オファーを送ってみましょう。",
    likes: "まだ「興味あり」は届いていません。",
    closed: "終了したオファーはありません。",
  },
  findCandidates: "候補者を探す",
  sentAt: "送信日",
  deadline: "回答期限",
  answeredAt: "回答日",
  by: (aceName: string) => `${withHonorific(aceName)}が送信`,
  unseen: "この候補者のプロフィールは、現在表示できません。",
  openMatching: "メッセージを開く",
  showText: "送った内容を見る",
  openDetail: "くわしく見る",
  narrow: {
    label: "送ったオファーを絞り込む",
    words: "募集名で探す",
    status: "状態",
    sender: "送ったメンバー",
    all: "すべて",
    none: "条件に合うオファーはありません。",
  },
  detail: {
    back: "オファー一覧",
    to: (name: string) => `${withHonorific(name)}へのオファー`,
    letter: "送った内容",
    terms: "オファーの条件",
    recruitment: "募集",
    pay: "提示した金額",
    purpose: "面談の目的",
    by: "送ったメンバー",
    profile: "候補者のプロフィール",
    timeline: "これまでの流れ",
    events: {
      sent: "オファーを送りました",
      read: "候補者が開封しました",
      interested: "マッチングが成立しました",
      declined: "候補者が見送りました",
      expired: "回答期限が過ぎました",
      withdrawn: "オファーを取り消しました",
      deadline: "回答期限",
    },
    gone: "オファーが見つかりませんでした。",
  },

  form: {
    title: "オファーを送る",
    to: (name: string) => `${withHonorific(name)}へ`,
    back: "候補者のプロフィール",
    remaining: (count: number, granted: number) => `今月の残り ${count}通（全${granted}通）`,
    usedUp: "今月送信できるオファーの残りがありません。毎月1日に新しい枠になります。",
    dayUsedUp: "本日送れるオファーの上限に達しました。明日またお送りください。",
    chooseTemplate: "テンプレートを使う",
    phone: "オファーの送信は、パソコンまたはアプリをご利用ください。",
    reasonHelp: "プロフィールのどこに興味を持ったのか、この方に向けてご記入ください。",
    messageHelp: "話したいこと、仕事の魅力などをご記入ください。",
    min: "下限",
    max: "上限",
    units: { manYen: "万円", yen: "円" },
    join: "〜",
    payHelp: (range: string) => `募集の${range}の範囲で入力できます。`,
    payLater: "募集を選ぶと入力できます。",
    next: "内容を確認する",
    already: "この候補者には、いまオファーを送れません。",
  },

  find: {
    label: "募集名で探す",
    help: "下の一覧には、新しい順に100件の募集があります。ほかの募集は、募集名の一部で探せます。",
    none: "この言葉を含む募集はありません。",
    count: (count: number, hasMore: boolean) =>
      hasMore
        ? `${count}件より多く見つかりました。言葉を足すと絞り込めます。`
        : `${count}件の募集が見つかりました。一覧から選んでください。`,
  },

  confirm: {
    title: "このオファーを送信しますか？",
    body: (name: string, recruitment: string, count: number) =>
      `宛先：${withHonorific(name)} / 募集：${recruitment} / 今月の残り：${count}通。送信後5分以内は取り消せます。`,
    back: "戻る",
    send: "送信する",
  },
  notLinking: {
    title: "募集が紐づいていません",
    body: "オファーを送るには、紐づける募集が必要です。公開中の募集を選ぶか、新しく募集を作成してください。",
    close: "閉じる",
    choose: "募集を選ぶ",
  },

  meter: {
    title: "この方に向けた文章か",
    share: "以前のオファーと重なる割合",
    percent: (percent: number) => `以前のオファーと重なる割合 ${percent}%`,
    notYet: "まだ文章がありません",
    lead: "理由と本文を入力すると、貴社が送った以前のオファーと重なる割合を表示します。",
    words: {
      personal: "この方に向けて書かれた文章です。",
      mixed: "以前のオファーと同じ表現があります。この方の経験にふれる言葉を加えてみましょう。",
      copied: "ほとんどが以前のオファーと同じです。この方に向けた言葉に書き換えてみましょう。",
    },
    pasted:
      "興味を持った理由が、ほかの候補者に送った文章とほぼ同じです。このままでは送信できません。",
  },

  templates: {
    title: "本文のテンプレート",
    lead: "メッセージ本文だけに使えます。興味を持った理由は、お一人ずつご記入ください。",
    empty: "テンプレートはまだありません。よく使う本文を保存しておけます。",
    shared: "社内で共有",
    by: (aceName: string) => `${withHonorific(aceName)}が作成`,
    use: (name: string) => `「${name}」を使う`,
    edit: (name: string) => `「${name}」を編集`,
    remove: (name: string) => `「${name}」を削除`,
    removing: "このテンプレートを削除しますか？",
    removeYes: "削除する",
    create: "新しいテンプレートを作る",
    keepBody: "いまの本文をテンプレートに保存",
    newTitle: "テンプレートを作る",
    editTitle: "テンプレートを編集",
    placeholders:
      "{companyName}、{aceName}、{recruitmentTitle}は、使うときに実際の名称に置き換わります。",
    name: "テンプレートの名前",
    share: "社内のメンバーと共有する",
    shareHelp: "共有すると、ほかのメンバーも使えます。編集できるのは、あなたと管理者です。",
    back: "戻る",
    save: "保存する",
  },

  undo: {
    sent: "オファーを送りました",
    action: "取り消す",
    left: (time: string) => `あと${time}で取り消せなくなります`,
  },
} as const;
