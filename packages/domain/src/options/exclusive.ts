/**
 * Toggles `next` in a multiple choice that has one exclusive entry (for example `noInterest`):
 * choosing the exclusive entry clears the others, choosing any other clears the exclusive one,
 * and choosing a chosen entry takes it away.
 */
export function applyExclusive<Key extends string>(
  values: readonly Key[],
  next: Key,
  exclusiveKey: Key,
): Key[] {
  if (values.includes(next)) return values.filter((value) => value !== next);
  if (next === exclusiveKey) return [next];
  return [...values.filter((value) => value !== exclusiveKey), next];
}
