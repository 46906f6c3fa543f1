/** A number from the text alone, so that the same text always gets the same words. */
export function seedOf(text: string): number {
  let seed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    seed = Math.imul(seed ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return seed;
}

/** Picks one wording by the seed; `turn` keeps two choices for one text apart. */
export function choose<T>(seed: number, turn: number, wordings: readonly [T, ...T[]]): T {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d + turn * 2) >>> 0;
  return wordings[(mixed >>> 8) % wordings.length] ?? wordings[0];
}

/** The first `most` remarks of those that came about, no text twice. */
export function takeDistinct<T>(
  remarks: Iterable<T | undefined>,
  most: number,
  textsOf: (remark: T) => readonly (string | undefined)[],
): T[] {
  const said = new Set<string>();
  const taken: T[] = [];
  for (const remark of remarks) {
    if (taken.length === most) break;
    if (remark === undefined) continue;
    const texts = textsOf(remark).filter((text) => text !== undefined);
    if (texts.some((text) => said.has(text))) continue;
    for (const text of texts) said.add(text);
    taken.push(remark);
  }
  return taken;
}
