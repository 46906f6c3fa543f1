/** Words of the search in one's own threads. */
export const threadSearchCopy = {
  label: "メッセージの検索",
  placeholder: "名前・メッセージを検索",
  clear: "検索をやめる",
  results: "検索結果",
  partners: "お相手",
  messages: "メッセージ",
  self: "自分：",
  count: (count: number, hasMore: boolean) =>
    count === 0
      ? "見つかりませんでした。"
      : `メッセージが${count}件${hasMore ? "以上" : ""}見つかりました。`,
  searching: "検索しています",
  empty: (words: string) => `「${words}」は見つかりませんでした。別の言葉でお試しください。`,
  more: "もっと見る",
  tooLong: (max: number) => `検索の言葉は${max}文字以内で入力してください。`,
} as const;
