import { fold } from "./fold.ts";

function bigramsOf(text: string): Map<string, number> {
  const characters = [...fold(text).replace(/\n/g, "")];
  const counts = new Map<string, number>();
  const count = (gram: string) => counts.set(gram, (counts.get(gram) ?? 0) + 1);
  if (characters.length === 1) count(characters.join(""));
  characters.slice(1).forEach((character, index) => {
    count(`${characters[index]}${character}`);
  });
  return counts;
}

const sum = (counts: Map<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0);

/**
 * How alike other texts are to one, from 0 (nothing shared) to 1 (the same), by the pairs of
 * neighbouring characters they share (Dice coefficient). Case, width, kana script and spaces do not
 * count.
 */
export function similarityTo(a: string): (b: string) => number {
  const ofA = bigramsOf(a);
  const sumOfA = sum(ofA);
  return (b) => {
    const ofB = bigramsOf(b);
    const total = sumOfA + sum(ofB);
    if (total === 0) return 1;
    let shared = 0;
    for (const [gram, count] of ofA) shared += Math.min(count, ofB.get(gram) ?? 0);
    return (2 * shared) / total;
  };
}
