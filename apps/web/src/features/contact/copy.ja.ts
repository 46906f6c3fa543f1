export const contactCopy = {
  title: "お問い合わせ",
  description: "お問い合わせ、苦情およびご相談を承ります。",
  lead: (brand: string) =>
    `${brand}に関するお問い合わせ、苦情およびご相談は、こちらのフォームで承ります。受け付けるとすぐに確認のメールをお送りし、3営業日以内に担当者がお返事します（土日祝日、年末年始を除きます）。`,
  form: {
    category: "区分",
    name: "お名前",
    email: "返信先のメールアドレス",
    emailPlaceholder: "name@example.jp",
    content: "ご用件",
    contentHelp: "画面の名前や日時など、状況が分かることをお書き添えいただけると助かります。",
    trap: "この欄には入力しないでください",
    submit: "送信する",
    privacy: "ご入力いただいた内容は、お返事とサービスの改善のためにだけ使い、3年後に削除します。",
  },
  done: {
    title: "お問い合わせを受け付けました",
    body: (email: string) =>
      `${email} に確認のメールをお送りしました。3営業日以内に担当者がお返事します。`,
    number: "受付番号",
    note: "メールが届かない場合は、迷惑メールフォルダをご確認ください。",
    again: "続けて問い合わせる",
  },
  categories: "区分について",
  other: {
    title: "メールでのお問い合わせ",
    body: "フォームをお使いになれない場合は、件名に区分を、本文にご用件を記入して、次のアドレスへお送りください。",
  },
  urgent: {
    title: "お急ぎのとき",
    body: "身の危険を感じる場合は、警察（110番）にご連絡ください。",
  },
  desk: { title: "運営" },
} as const;
