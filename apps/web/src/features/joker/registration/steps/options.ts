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
