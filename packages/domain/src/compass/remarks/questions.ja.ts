import { bareAt, inlineAt, isPersonal, mayQuote, wordAt } from "../quotes.ts";
import type { Reading } from "../reading.ts";
import type { Span } from "../rules.ts";
import { topicOf } from "../topics.ts";
import { choose, seedOf, takeDistinct } from "./choose.ts";

/** Two to four questions that a recruiter would ask next. */
export function questionsOf(reading: Reading): string[] {
  const { hits, unmeasured, text } = reading;
  const seed = seedOf(text);
  const topic = topicOf(reading);
  const first = (spans: readonly Span[], of = inlineAt) => {
    for (const span of spans) {
      const words = of(reading, span);
      if (words === undefined || isPersonal(reading, span)) continue;
      if (mayQuote(words) && !/[「」]/.test(words)) return words;
    }
    return undefined;
  };
  const ask = (turn: number, words: string | undefined, wordings: (words: string) => Wordings) =>
    words === undefined ? undefined : choose(seed, turn, wordings(words));

  const candidates = [
    ask(1, first(hits.achievement), (words) => [
      `「${words}」とありますが、そこに至るまでに、ご自身がいちばん工夫したことは何ですか？`,
      `「${words}」という結果につながった決め手は、何だったと思いますか？`,
      `「${words}」とありますが、そこまでの道のりで難しかったのはどのような場面でしたか？`,
    ]),
    ask(2, first(hits.teamOnly), (words) => [
      `「${words}」とありますが、そのなかであなたが担ったのはどの部分でしたか？`,
      `「${words}」と書かれたお仕事で、あなたの判断が生きたのはどのような場面でしたか？`,
    ]),
    ask(3, first(unmeasured), (words) => [
      `「${words}」とのことですが、前と後とで、どのくらい変わりましたか？`,
      `「${words}」とありますが、その変化を周りの方はどのような形で実感しましたか？`,
    ]),
    ask(4, first(hits.emptyPhrase, wordAt), (words) => [
      `「${words}」という言葉がぴったりだと感じたのは、どのような出来事でしたか？`,
      `「${words}」と書かれていますが、それが仕事で役に立ったのはどのようなときでしたか？`,
    ]),
    ask(5, first(hits.firstPersonAction), (words) => [
      `「${words}」と書かれたお仕事では、どのような相手と、どのように進めていましたか？`,
      `「${words}」とありますが、心に残っている場面はどのようなものですか？`,
    ]),
    ask(6, first(hits.wish), (words) => [
      `「${words}」と考えるようになったきっかけは、どのようなことでしたか？`,
      `「${words}」という思いのために、いま始めていることはありますか？`,
    ]),
    hits.wish.length > 0
      ? undefined
      : topic
        ? choose(seed, 7, [
            `「${topic}」での経験を、これからどのような仕事に生かしていきたいですか？`,
            `「${topic}」の次に、どのような役割を担ってみたいですか？`,
          ])
        : "これから取り組んでみたい仕事や役割はありますか？",
    hits.period.length > 0
      ? undefined
      : topic
        ? `「${topic}」には、どのくらいの期間取り組んできましたか？`
        : "それぞれのお仕事には、どのくらいの期間取り組んできましたか？",
    ask(8, first(hits.properNoun, bareAt), (words) => [
      `「${words}」は、お仕事のどのような場面に関わっていますか？`,
      `「${words}」について、ご自身の経験がいちばん深いのはどの部分ですか？`,
    ]),
    ask(9, topic && mayQuote(topic) ? topic : undefined, (words) => [
      `「${words}」の仕事で、周りから頼られるのはどのようなことですか？`,
      `「${words}」の仕事で、ご自身が大切にしている手順や考え方はありますか？`,
    ]),
    "お仕事のなかで、時間を忘れて取り組めるのはどのようなことですか？",
    "これまでの経験で、いまの自分をつくったと思う出来事は何ですか？",
  ];
  return takeDistinct(candidates, 4, (question) => [question]);
}

type Wordings = readonly [string, ...string[]];
