/**
 * A multiple choice that has one exclusive entry (for example `noInterest`), after a change: choosing
 * the exclusive entry clears the others, choosing any other clears the exclusive one.
 */
export function withExclusive<Key extends string>(
  before: readonly Key[],
  after: readonly Key[],
  exclusive: Key,
): Key[] {
  if (!after.includes(exclusive)) return [...after];
  return before.includes(exclusive) ? after.filter((key) => key !== exclusive) : [exclusive];
}
