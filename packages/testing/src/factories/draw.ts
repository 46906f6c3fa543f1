import type { Random } from "../drawings/random.ts";

/** The element at an index counted round the list. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError("the list has no elements");
  return item;
}

/** `count` different elements in a drawn order; all of them when there are fewer. */
export function pickMany<T>(random: Random, list: readonly T[], count: number): T[] {
  const rest = [...list];
  const picked: T[] = [];
  while (picked.length < count && rest.length > 0)
    picked.push(...rest.splice(random.int(0, rest.length - 1), 1));
  return picked;
}

/** One key, as likely as its weight says. */
export function pickWeighted<Key extends string>(
  random: Random,
  weights: Readonly<Record<Key, number>>,
): Key {
  const entries = Object.entries(weights) as [Key, number][];
  let left = random.range(
    0,
    entries.reduce((sum, [, weight]) => sum + weight, 0),
  );
  for (const [key, weight] of entries) {
    left -= weight;
    if (left < 0) return key;
  }
  throw new RangeError("weights need at least one key above zero");
}
