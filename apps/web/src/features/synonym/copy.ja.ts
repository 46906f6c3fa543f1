/** Words of the operators' synonyms. */
export const synonymCopy = {
  title: "同義語",
  lead: "候補者・企業・社員・募集の検索で、同じ意味として探す言葉です。追加と削除は、1分ほどで検索に反映されます。",
  create: "同義語を追加",
  caption: "追加した同義語の一覧",
  count: (count: number, max: number) => `${count}／${max}組`,
  empty:
    "追加した同義語はまだありません。「マネージャー」と「マネジャー」のような基本の組み合わせは、はじめから同じ意味として検索しています。",
  loadFailed: "同義語を読み込めませんでした。",
  columns: { words: "言葉", by: "追加した人", at: "追加日時", actions: "操作" },
  none: "—",
  remove: "削除",
  removeOf: (words: string) => `削除：${words}`,
  form: {
    title: "同義語を追加する",
    words: "同じ意味の言葉",
    help: "「、」で区切って入力します。どの言葉で検索しても、ほかの言葉が見つかります。",
    placeholder: "例：リスキリング、学び直し",
    submit: "追加する",
  },
  added: "同義語を追加しました",
  removed: "同義語を削除しました",
  confirm: {
    title: "この同義語を削除しますか？",
    body: "検索で、互いの言葉が見つからなくなります。",
    action: "削除する",
  },
} as const;
