/**
 * Whether an ace's profile can be viewed: not while the ace is on pause, though messages go on
 * (spec 4 · Ace availability).
 */
export function isProfileViewable(ace: { readonly isAvailable: boolean }): boolean {
  return ace.isAvailable;
}
