/** Words of the marks that one sets for oneself. */
export const favoriteCopy = {
  add: "お気に入りに追加する",
  remove: "お気に入りから外す",
  added: "お気に入りに追加しました",
  of: (name: string) => `${name}：お気に入り`,
  title: "お気に入り",
  back: "マイページ",
  lead: "気になる人を、あなただけの一覧に残しておけます。相手には伝わりません。",
  list: "お気に入りの社員",
  empty: "お気に入りの社員はまだいません。気になる人の星を押すと、ここに残ります。",
  find: "企業で働く人を探す",
  aceName: (name: string) => `${name}さん`,
} as const;
