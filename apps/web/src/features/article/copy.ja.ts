/** Words of the pages of articles. */
export const articleCopy = {
  title: "記事",
  description: "社員インタビューやキャリアのヒントをお届けします。",
  lead: "企業で働く人の話と、キャリアを考えるときのヒントをお届けします。",
  categories: "記事の種類",
  all: "すべて",
  list: "記事の一覧",
  found: (count: string) => `${count}件の記事`,
  pageOf: (page: number, total: number) => `${page}／${total}ページ`,
  onPage: (page: number) => `${page}ページ目`,
  none: "この種類の記事は、まだありません。",
  seeAll: "すべての記事を見る",
  appHome: "ホーム",
  detail: {
    contents: "目次",
    people: "この記事に登場する社員",
    company: "この記事の企業",
    toCompany: "企業のページを見る",
    related: "あわせて読みたい記事",
  },
} as const;
