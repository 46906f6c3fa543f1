/**
 * Whether an ace's profile can be viewed: not while the ace is on pause, though messages go on
 * (spec 4 · Ace availability).
 */
export function isProfileViewable(ace: { readonly isAvailable: boolean }): boolean {
  return ace.isAvailable;
}

/** The agents to choose from: available ones by `agentOrder` ascending (spec 7 · Reads). */
export function selectableAgents<
  A extends {
    readonly isAgent: boolean;
    readonly isAvailable: boolean;
    readonly agentOrder?: number | null | undefined;
  },
>(aces: readonly A[]): A[] {
  const orderOf = ({ agentOrder }: A) => agentOrder ?? Number.MAX_SAFE_INTEGER;
  return aces
    .filter(({ isAgent, isAvailable }) => isAgent && isAvailable)
    .toSorted((a, b) => orderOf(a) - orderOf(b));
}
