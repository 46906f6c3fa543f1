/** The choices of a fixed list for cards, chips and selects. */
export function choices<Key extends string>(
  keys: readonly Key[],
  labels: Readonly<Record<Key, string>>,
  helps?: Readonly<Partial<Record<Key, string>>>,
) {
  return keys.map((value) => {
    const help = helps?.[value];
    return { value, label: labels[value], ...(help && { help }) };
  });
}

/** A multiple choice after a change, when one entry excludes all others. */
export function withExclusive<Key extends string>(
  before: readonly Key[],
  after: readonly Key[],
  exclusive: Key,
): Key[] {
  if (!after.includes(exclusive)) return [...after];
  return before.includes(exclusive) ? after.filter((key) => key !== exclusive) : [exclusive];
}
