/** A file that is sent in a conversation: a page of lines, a text, or a picture of one of our drawings. */
export type DemoChatFile = { readonly name: string } & (
  | { readonly kind: "pdf"; readonly lines: readonly string[] }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "photo"; readonly shows: "office" | "team" | "product" }
);

export const demoChatFiles = {
  factory: { name: "先月伺った工場の入口.jpg", kind: "photo", shows: "office" },
  screen: { name: "手袋でも押せるボタンの試作.jpg", kind: "photo", shows: "product" },
  visit: {
    name: "現場訪問のご案内.pdf",
    kind: "pdf",
    lines: ["Site visit guide", "Meet at the station at 12:40", "Safety shoes are provided"],
  },
  questions: {
    name: "お伺いしたいこと.txt",
    kind: "text",
    text: "・現場で見つけた困りごとは、どのように優先順位を決めていますか\n・開発の一週間の過ごし方\n・在宅勤務と出社の割合\n",
  },
  team: { name: "チームの定例の様子.jpg", kind: "photo", shows: "team" },
  work: {
    name: "職務経歴書_概要.pdf",
    kind: "pdf",
    lines: ["Career summary", "2018-2021 Front-end development", "2021- Product development"],
  },
} as const satisfies Record<string, DemoChatFile>;
