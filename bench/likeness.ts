/** How alike two sets of samples are, by their ranks alone. */
export interface Likeness {
  /** How often one of the first is longer than one of the second; a half where nobody can tell. */
  readonly share: number;
  /** How far the share strays from a half by chance, in nineteen cases of twenty. */
  readonly chance: number;
}

const NINETEEN_OF_TWENTY = 1.96;

/** The test of Mann and Whitney, by the normal distribution: for more than twenty samples of each. */
export function likenessOf(first: readonly number[], second: readonly number[]): Likeness {
  const pairs = first.length * second.length;
  if (pairs === 0) throw new Error("There are no samples.");
  let wins = 0;
  for (const a of first) for (const b of second) wins += a > b ? 1 : a === b ? 0.5 : 0;
  const spread = Math.sqrt((first.length + second.length + 1) / (12 * pairs));
  return { share: wins / pairs, chance: NINETEEN_OF_TWENTY * spread };
}
