import { bareAt, firstClauseOf, inlineAt, quoteAround } from "../quotes.ts";
import type { Reading } from "../reading.ts";
import type { Span } from "../rules.ts";
import type { CompassAdvice } from "../schema.ts";
import { choose, seedOf, takeDistinct } from "./choose.ts";
import { findSetbacks } from "./setbacks.ts";

type Impression = CompassAdvice["impressions"][number];
type Say = (word: string) => readonly [string, ...string[]];

const says = {
  achievement: (word) => [
    `「${word}」のように成果が数字と一緒に語られていて、働きぶりを思い浮かべやすいと感じました。`,
    `「${word}」という記述から、結果まで見届ける仕事の進め方が伝わってきました。`,
    `どれほどの変化を生んだのかが「${word}」から読み取れ、説得力があります。`,
  ],
  action: (word) => [
    `「${word}」とあり、ご自身の手で仕事を進めてきた様子が伝わってきます。`,
    `何をしてきた方なのかが「${word}」からまっすぐ伝わりました。`,
    `「${word}」という書き方に、自分の役割をはっきり意識している印象を受けました。`,
  ],
  period: (word) => [
    `「${word}」と時期や期間が書かれているので、経験の積み重ねを想像しながら読めました。`,
    `「${word}」という時間の手がかりがあり、歩みを追いやすい文章だと感じました。`,
  ],
  name: (word) => [
    `「${word}」と具体的な名前が出てくるため、仕事の場面がくっきりと浮かびました。`,
    `「${word}」という固有の名前が、経験の輪郭をはっきりさせています。`,
  ],
  number: (word) => [
    `「${word}」という数字があるおかげで、仕事の規模をつかみやすいです。`,
    `仕事の大きさが「${word}」から伝わり、読み手が想像しやすくなっています。`,
  ],
  wish: (word) => [
    `「${word}」という言葉から、これから進みたい方向が伝わりました。`,
    `「${word}」と書かれていて、次の仕事への意欲を受け取りました。`,
  ],
  setback: (word) => [
    `「${word}」と、うまくいかなかったことにも触れる率直さが印象に残りました。`,
    `「${word}」という一節に、経験を飾らずに振り返る姿勢を感じました。`,
  ],
  team: (word) => [
    `「${word}」という表現から、周囲と力を合わせて働いてきた様子がうかがえます。`,
    `「${word}」とあり、仲間との仕事を大切にしている印象です。`,
  ],
  value: (word) => [
    `「${word}」という言葉に、仕事で大切にしている姿勢が表れていると感じました。`,
    `「${word}」とあり、仕事への向き合い方を伝えようとしていることがわかります。`,
  ],
  opening: () => [
    "はじめに目に留まったのは、この書き出しです。ここから読み手の関心が始まります。",
    "書き出しのこの部分から、どのような方なのかを知りたくなりました。",
  ],
  passage: () => [
    "読みながら立ち止まったのは、この部分です。もう少し詳しく知りたくなりました。",
    "この部分に、お仕事の様子が表れていると感じました。",
  ],
  closing: () => [
    "読み終えたあとに残ったのは、この部分でした。",
    "文章の終わりに置かれたこの言葉が、全体の印象をつくっています。",
  ],
} satisfies Record<string, Say>;

/** Where a remark speaks of a name, a figure or a time, its words alone stand in 「」. */
const isBare: ReadonlySet<keyof typeof says> = new Set(["name", "number", "period"]);

const fewWords = [
  "まだ言葉が少なく、お仕事の様子はこれから伝わってくるところだと感じました。",
  "ここに経験した場面が加わると、印象がはっきりしてきそうです。",
];

/** Two or three impressions, each with the words that left it. */
export function impressionsOf(reading: Reading): Impression[] {
  const { hits, sentences, plain, text } = reading;
  const seed = seedOf(text);
  const found: readonly (readonly [keyof typeof says, readonly Span[]])[] = [
    ["achievement", hits.achievement],
    ["action", hits.firstPersonAction],
    ["wish", hits.wish],
    ["setback", findSetbacks(plain)],
    ["number", hits.number],
    ["period", hits.period],
    ["name", hits.properNoun],
    ["team", hits.teamOnly],
    ["value", hits.emptyPhrase],
    ["opening", sentences.slice(0, 1)],
    ["closing", sentences.slice(1).slice(-1)],
    ["passage", sentences],
  ];
  const quoted = new Set<string>();
  const remarks = found.map(([kind, spans], turn) => {
    for (const span of spans) {
      const quote = quoteAround(reading, span);
      if (quote === undefined || quoted.has(quote)) continue;
      const word = (isBare.has(kind) ? bareAt : inlineAt)(reading, span);
      const isWordless = kind === "opening" || kind === "closing" || kind === "passage";
      if (word === undefined && !isWordless) continue;
      quoted.add(quote);
      return { text: choose(seed, turn, says[kind](word ?? "")), quote };
    }
    return undefined;
  });
  const taken = takeDistinct<Impression>(remarks, 3, (one) => [one.text, one.quote]);
  const quote = firstClauseOf(reading);
  // The only sentence can be looked at again in another way, or there is nothing to quote at all.
  for (const rest of fewWords)
    if (taken.length < 2) taken.push({ text: rest, ...(quote !== undefined && { quote }) });
  return taken;
}
