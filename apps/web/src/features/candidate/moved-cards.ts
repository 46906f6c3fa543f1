/** Where a card stood that the reader did something to. */
export interface Place {
  readonly jokerId: string;
  readonly index: number;
  /** In which list. */
  readonly list: string;
  /** Whether it had been moved away before: what is taken back stays in reach too, until it is read. */
  readonly wasLine: boolean;
}

/**
 * What was read, and in their old places the cards that the reader did something to and that it has no more:
 * what was moved away stays in reach, whatever has the list read again.
 * @param cardOf such a card as it stands since; nothing where it leaves no line
 */
export function withMoved<C extends { readonly jokerId: string }>(
  read: readonly C[],
  places: readonly Place[],
  cardOf: (place: Place) => C | undefined,
): readonly C[] {
  const shown = [...read];
  const isRead = new Set(read.map(({ jokerId }) => jokerId));
  for (const place of [...places].sort((a, b) => a.index - b.index)) {
    const card = isRead.has(place.jokerId) ? undefined : cardOf(place);
    if (card) shown.splice(place.index, 0, card);
  }
  return shown;
}
