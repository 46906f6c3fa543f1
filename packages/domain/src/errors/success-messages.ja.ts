/** Success toasts (spec 8 · Handling). */
export const successMessages = {
  applied: "申し込みました",
  created: "作成しました",
  offered: "オファーを送りました",
  kept: "キープしました",
  liked: "「興味あり」を送りました",
  registered: "登録しました",
  saved: "保存しました",
  sent: "送信しました",
  changed: "変更しました",
  hidden: "非表示にしました",
  unhidden: "非表示を解除しました",
  unkept: "キープを解除しました",
  withdrawn: "オファーを取り消しました",
  deleted: "削除しました",
  copied: "コピーしました",
  invited: "招待メールを送りました",
  judged: "審査結果を登録しました",
} as const;

/** Shown when an action names no text of its own. */
export const defaultSuccess = successMessages.saved;
