/** Words of the question about the willingness to change jobs. */
export const willingnessCopy = {
  title: "転職・副業への意欲を教えてください",
  body: "前回の更新から2か月以上が経ちました。最新の状況に更新すると、希望に合ったオファーが届きやすくなります。",
  jobChange: "転職について",
  sideJob: "副業について",
  next: "次へ",
  back: "戻る",
  save: "保存する",
  stepOf: (step: 1 | 2) => `${step} / 2`,
  note: { before: "この設定は、", link: "マイページ", after: "からいつでも変更できます。" },
  failed: "保存できませんでした。時間をおいて、もう一度お試しください。",
} as const;
