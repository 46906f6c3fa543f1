/** Words of saved searches. */
export const savedCopy = {
  open: (count: number) => (count > 0 ? `保存した条件（${count}）` : "保存した条件"),
  title: "保存した条件",
  lead: (count: number, limit: number) =>
    `${count} / ${limit}件。前回開いたあとに加わった候補者の数を「新着」として表示します。`,
  list: "保存した条件の一覧",
  empty: "保存した条件はありません。検索の条件を決めて「この条件を保存」を押すと、ここに残ります。",
  newHits: (count: number) => `新着${count > 99 ? "99+" : count}名`,
  newOnTab: (count: number) => `保存した条件の新着${count}名`,
  all: "条件なし（すべての候補者）",
  menuOf: (name: string) => `「${name}」のメニュー`,
  rename: "名前を変更",
  delete: "削除",
  save: {
    button: "この条件を保存",
    title: "検索の条件を保存する",
    name: "名前",
    placeholder: "例：東京のエンジニア",
    help: "あなただけの一覧に残ります。",
    yes: "保存する",
  },
  renaming: { title: "名前を変更する", yes: "変更する" },
  deleting: {
    title: (name: string) => `「${name}」を削除しますか？`,
    body: "保存した条件だけが消えます。候補者やキープには影響しません。",
    yes: "削除する",
  },
  cancel: "キャンセル",
} as const;
