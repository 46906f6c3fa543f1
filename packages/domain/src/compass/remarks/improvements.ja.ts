import { inlineAt, mayQuote, quoteAround, wordAt } from "../quotes.ts";
import { endingOf } from "../readability.ts";
import type { Reading } from "../reading.ts";
import type { Span } from "../rules.ts";
import type { CompassAdvice } from "../schema.ts";
import { topicOf } from "../topics.ts";
import { choose, seedOf, takeDistinct } from "./choose.ts";
import { inTwo, withFigure, withOwnPart } from "./examples.ja.ts";

type Improvement = CompassAdvice["improvements"][number];

const SHORT = 120;

/** Two to four points to work on, what weighs most first. */
export function improvementsOf(reading: Reading): Improvement[] {
  const candidates = [
    longSentence(reading),
    result(reading),
    ownPart(reading),
    emptyPhrase(reading),
    figures(reading),
    future(reading),
    personal(reading),
    repeatedEnding(reading),
    denseKanji(reading),
    ...rounding(reading),
  ];
  return takeDistinct(candidates, 4, ({ advice, quote }) => [advice, quote]);
}

/** The first of the spans that may be quoted, with its quote. */
function firstQuoted(reading: Reading, spans: readonly Span[]) {
  for (const span of spans) {
    const quote = quoteAround(reading, span);
    if (quote !== undefined) return { span, quote };
  }
  return undefined;
}

const made = (quote: string | undefined, advice: string, example?: string): Improvement => ({
  ...(quote !== undefined && { quote }),
  advice,
  ...(example !== undefined && example.length <= 600 && mayQuote(example) && { example }),
});

function sentenceOf({ sentences }: Reading, span: Span) {
  return sentences.find(({ start, end }) => span.start >= start && span.start < end);
}

function longSentence(reading: Reading) {
  const found = firstQuoted(reading, reading.hits.longSentence);
  if (!found) return undefined;
  const advice = choose(seedOf(reading.text), 21, [
    "ここから続く文が長く、読み手は途中で息をつぎたくなります。伝えたいことごとに文を分けてみましょう。",
    "この文には複数の話題が入っています。話題の変わり目で文を切ると、それぞれの経験が引き立ちます。",
  ]);
  return made(found.quote, advice, inTwo(sentenceOf(reading, found.span)?.text ?? ""));
}

function result(reading: Reading) {
  const { hits, unmeasured, text } = reading;
  const found = firstQuoted(reading, unmeasured);
  if (found) {
    const sentence = sentenceOf(reading, found.span);
    const advice = choose(seedOf(text), 22, [
      `「${wordAt(reading, found.span)}」という成果に、変化の大きさがわかる数字を添えると、ぐっと伝わりやすくなります。`,
      `「${wordAt(reading, found.span)}」の前と後を、数字や具体的な様子で比べてみましょう。`,
    ]);
    return made(
      found.quote,
      advice,
      sentence && withFigure(sentence.text, found.span.start - sentence.start),
    );
  }
  if (hits.achievement.length > 0) return undefined;
  const action = firstQuoted(reading, hits.firstPersonAction);
  if (!action) return undefined;
  return made(
    action.quote,
    choose(seedOf(text), 23, [
      "取り組んだことのあとに、その結果どうなったのかを続けると、仕事の価値まで伝わります。",
      "ここに、仕事の結果として何が変わったのかを書き足してみましょう。小さな変化でもかまいません。",
    ]),
    "その結果、（よくなったこと）が（数字）になりました。",
  );
}

function ownPart(reading: Reading) {
  const { hits, text } = reading;
  const found = firstQuoted(reading, hits.teamOnly);
  if (found) {
    const word = wordAt(reading, found.span);
    const advice = choose(seedOf(text), 24, [
      `「${word}」だけでは、どこまでがご自身の仕事だったのかが見えにくくなります。担当した部分を書き分けてみましょう。`,
      `「${word}」という表現を、自分がしたことを表す動詞に置き換えると、役割がはっきりします。`,
    ]);
    return made(found.quote, advice, withOwnPart(sentenceOf(reading, found.span)?.text ?? ""));
  }
  if (hits.firstPersonAction.length > 0) return undefined;
  return made(
    undefined,
    "ご自身が実際にしたことを、動詞ではっきり書いてみませんか？",
    "（職場や案件）で、（自分がしたこと）を担当しました。",
  );
}

function emptyPhrase(reading: Reading) {
  const found = firstQuoted(reading, reading.hits.emptyPhrase);
  if (!found) return undefined;
  const word = wordAt(reading, found.span);
  return made(
    found.quote,
    choose(seedOf(reading.text), 25, [
      `「${word}」は多くの方が使う言葉です。それが表れた場面をひとつ添えると、あなただけの言葉になります。`,
      `「${word}」と言い切る代わりに、そう言える出来事を書くと、読み手が自分で納得できます。`,
      `「${word}」を支える具体的な行動を、続けて書いてみましょう。`,
    ]),
    choose(seedOf(reading.text), 26, [
      "（どのような場面）で、（自分がしたこと）をしたところ、（相手や結果の変化）につながりました。",
      "たとえば（困っていたこと）に対して、（自分から始めたこと）を続けました。",
    ]),
  );
}

function figures(reading: Reading) {
  const { hits, text } = reading;
  if (hits.number.length > 0) return undefined;
  const topic = topicOf(reading);
  return made(
    undefined,
    hits.period.length > 0
      ? "期間に加えて、人数や件数など、仕事の規模がわかる数字を入れてみませんか？"
      : choose(seedOf(text), 27, [
          "期間や人数、件数など、仕事の規模がわかる数字をひとつ入れてみませんか？",
          "読み手が場面を思い浮かべられるように、いつ、どのくらいの規模だったのかを書いてみませんか？",
        ]),
    topic && mayQuote(topic)
      ? `${topic}を（期間）担当し、（人数や件数）に対応しました。`
      : "（期間）にわたり、（人数や件数）に対応しました。",
  );
}

function future(reading: Reading) {
  if (reading.hits.wish.length > 0) return undefined;
  const topic = topicOf(reading);
  return made(
    undefined,
    choose(seedOf(reading.text), 28, [
      "結びに、これから挑戦したいことを書いてみませんか？企業が声をかけるきっかけになります。",
      "次の職場でかなえたいことを、最後に書き添えてみませんか？",
    ]),
    topic && mayQuote(topic)
      ? `今後は、${topic}で得た経験を生かして、（挑戦したい仕事）に取り組みたいです。`
      : "今後は、これまでの経験を生かして、（挑戦したい仕事）に取り組みたいです。",
  );
}

// Names nothing of what was found: the remark would be about the person otherwise.
function personal({ hits }: Reading) {
  if (hits.sensitiveFact.length === 0) return undefined;
  return made(
    undefined,
    "仕事と直接関わりのない個人的な情報は、書かなくてもかまいません。そのぶんを、仕事の場面に使ってみませんか？",
  );
}

function repeatedEnding(reading: Reading) {
  const [run] = reading.hits.repeatedEnding;
  const last = reading.sentences.findLast((one) => run && one.end <= run.end);
  const ending = last && endingOf(last);
  if (!last || !ending) return undefined;
  const quote = quoteAround(reading, { start: last.end - ending.length, end: last.end });
  return made(
    quote,
    `「${ending}」で終わる文が続き、少し単調に感じられます。文をつないだり、名詞で止めたりして、リズムを変えてみませんか？`,
  );
}

function denseKanji(reading: Reading) {
  const found = firstQuoted(reading, reading.hits.denseKanji);
  if (!found) return undefined;
  const run = reading.text.slice(found.span.start, found.span.end);
  return made(
    mayQuote(run) ? run : found.quote,
    "漢字が続いて、目で追いにくくなっています。助詞を挟んで言葉をほどくと、すっと読めるようになります。",
  );
}

/** What may still be said of a text that has no fault left. */
function rounding(reading: Reading): (Improvement | undefined)[] {
  const { hits, text, sentences } = reading;
  const best = firstQuoted(reading, hits.achievement);
  const own = firstQuoted(reading, hits.firstPersonAction);
  const wish = firstQuoted(reading, hits.wish);
  const word = wish && inlineAt(reading, wish.span);
  const [, ...later] = sentences;
  const isLate = best && later.some(({ start }) => best.span.start >= start);
  return [
    isLate
      ? made(
          best.quote,
          "いちばんの強みが後ろのほうにあります。書き出しに近い場所へ移すと、読み手の目に早く留まります。",
        )
      : undefined,
    own &&
      made(
        own.quote,
        choose(seedOf(text), 29, [
          "この仕事で工夫したことをひと言添えると、次の職場でも再現できる力だと伝わります。",
          "ここで壁になったことと、それをどう越えたのかを加えると、文章に奥行きが出ます。",
        ]),
        "（難しかったこと）に対して、（自分の工夫）で乗り越えました。",
      ),
    word
      ? made(
          wish.quote,
          `「${word}」という思いに、そう考える理由を添えると、企業が力を発揮できる場を提案しやすくなります。`,
          "そう考えるようになったのは、（きっかけになった出来事）があったからです。",
        )
      : undefined,
    text.length < SHORT
      ? made(
          undefined,
          "まだ書ける余白があります。印象に残っている仕事の場面を、もうひとつ加えてみませんか？",
          "（いつ）、（どこ）で、（自分がしたこと）に取り組みました。",
        )
      : undefined,
    made(
      undefined,
      "声に出して読んだとき、つかえるところはありませんか？そこを短くすると、さらに読みやすくなります。",
    ),
    made(undefined, "はじめて読む人にも伝わるか、職場の外の人に読んでもらってはいかがでしょうか？"),
  ];
}
