/** Offers of another wording: the person's own words in another order, and blanks to fill in. */

/** Puts a blank for the figure before the verb of a result. */
export function withFigure(sentence: string, verbAt: number): string | undefined {
  const head = sentence.slice(0, verbAt);
  if (!/[をがも]$/.test(head)) return undefined;
  return `${head}（数字）${sentence.slice(verbAt)}。`;
}

/** Names the own part instead of 携わりました. */
export function withOwnPart(sentence: string): string | undefined {
  const made = sentence.replace(
    /(?:に|へ)(?:も|は)?(?:携わ|関わ|参加|参画|関与)(?:りました|って(?:き|い)(?:ました|ます)|し(?:ました|て(?:き|い)(?:ました|ます))|った|した)$/,
    "で、（自分の役割）として（自分がしたこと）を担当しました",
  );
  return made === sentence ? undefined : `${made}。`;
}

// に対し、 and に関し、 end no sentence, nor do しかし、 and もし、.
const joint = /(?<=[一-龥々]{2}|[ァ-ヶー]{3})し、(?!ながら)|(?<=て)おり、/g;
const conjunctions = /^(?:また|そして|さらに|その後|今後|現在)、/;

/** Makes two sentences of one, near its middle; undefined where it has no joint to cut at. */
export function inTwo(sentence: string): string | undefined {
  const middle = sentence.length / 2;
  const [cut] = [...sentence.matchAll(joint)].sort(
    (a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle),
  );
  if (!cut) return undefined;
  const head = sentence.slice(0, cut.index);
  const tail = sentence.slice(cut.index + cut[0].length);
  if (head.length < 12 || tail.length < 12) return undefined;
  const ending = cut[0] === "おり、" ? "います。" : "しました。";
  return `${head}${ending}${conjunctions.test(tail) ? "" : "そして、"}${tail}。`;
}
