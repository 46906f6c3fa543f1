export const cannedReplyFieldLabels = { title: "タイトル", body: "本文" } as const;

/** What may be filled in, as the company reads it. */
export const cannedReplyPlaceholderLabels = {
  jokerName: "お相手のお名前",
  aceName: "ご自身のお名前",
  companyName: "会社名",
  recruitmentTitle: "募集のタイトル",
} as const;

export const cannedReplyMessages = {
  unfilled: (found: string, label: string) =>
    `「${found}」が残っています。${label}に書き換えてから送信してください。`,
  placeholderUnknown: (found: string) =>
    `${found}は差し込めません。差し込み項目は一覧からお選びください`,
} as const;
