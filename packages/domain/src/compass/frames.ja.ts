/**
 * The catalogue of remarks that a model may choose from. The sentences are the rules' own: a model
 * names the place of the text, the kind, and at most the few words that the frame leaves open, in whose
 * place the rules have words as well.
 */
interface Frame {
  readonly says: (about: string, word: string | undefined) => string;
  /** What stands there where the model's words may not; a kind without it leaves nothing open. */
  readonly about?: string;
  readonly example?: string;
}

const impression = (about: string): Frame => ({
  says: (words) => `この部分から、${words}が伝わってきました。`,
  about,
});
const question = (about: string): Frame => ({
  // A clause that is too long to stand in a sentence is left out of it.
  says: (words, word) =>
    `${word === undefined ? "" : `「${word}」とありますが、`}${words}を教えていただけますか？`,
  about,
});

export const frames = {
  impressions: {
    result: impression("結果まで見届ける姿勢"),
    ownWork: impression("ご自身の手で仕事を進めてきた様子"),
    growth: impression("学び続ける姿勢"),
    care: impression("相手を大切にする姿勢"),
    teamwork: impression("周りと力を合わせる姿勢"),
    direction: impression("これから進みたい方向"),
    honesty: impression("経験を飾らずに振り返る姿勢"),
    strength: impression("仕事で生かしている強み"),
  },
  learnMore: {
    how: question("ご自身が工夫したこと"),
    why: question("そのきっかけや理由"),
    change: question("そのあとの変化"),
    role: question("ご自身が担った役割"),
    scale: question("その規模や期間"),
    difficulty: question("難しかったこと"),
    partner: question("一緒に進めた方との関わり方"),
    learned: question("そこから学んだこと"),
    next: question("これからの生かし方"),
  },
  improvements: {
    number: {
      says: (words) => `ここに${words}を添えると、仕事の大きさが伝わりやすくなります。`,
      about: "規模や変化がわかる数字",
      example: "（期間）にわたり、（人数や件数）に対応しました。",
    },
    outcome: {
      says: (words) => `このあとに${words}を続けると、仕事の価値まで伝わります。`,
      about: "取り組みの結果",
      example: "その結果、（よくなったこと）が（数字）になりました。",
    },
    ownPart: {
      says: (words) => `ここで${words}を書き分けると、役割がはっきりします。`,
      about: "ご自身が担当したこと",
      example: "（職場や案件）で、（自分がしたこと）を担当しました。",
    },
    scene: {
      says: (words) => `ここに${words}を加えると、場面が目に浮かぶ文章になります。`,
      about: "そう言える出来事",
      example:
        "（どのような場面）で、（自分がしたこと）をしたところ、（相手や結果の変化）につながりました。",
    },
    method: {
      says: (words) => `ここに${words}を加えると、次の職場でも生かせる力だと伝わります。`,
      about: "工夫したこと",
      example: "（難しかったこと）に対して、（自分の工夫）で乗り越えました。",
    },
    reason: {
      says: (words) => `ここに${words}を書き添えると、考え方まで伝わります。`,
      about: "そう考える理由",
      example: "そう考えるようになったのは、（きっかけになった出来事）があったからです。",
    },
    wish: {
      says: (words) => `このあとに${words}を続けると、これからの姿を思い描きやすくなります。`,
      about: "これから挑戦したいこと",
      example: "今後は、これまでの経験を生かして、（挑戦したい仕事）に取り組みたいです。",
    },
    shorten: {
      says: () => "この部分は、話題ごとに文を分けると、それぞれの経験が引き立ちます。",
    },
    moveUp: {
      says: () => "この部分を書き出しの近くへ移すと、読み手の目に早く留まります。",
    },
  },
} as const satisfies Record<string, Readonly<Record<string, Frame>>>;

/** The frame of a kind; undefined where the section has no such kind. */
export function frameOf(section: keyof typeof frames, kind: string): Frame | undefined {
  const kinds: Readonly<Record<string, Frame>> = frames[section];
  return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
}
