/**
 * Whether an address is one that a form asked for itself, and which of those it still waits for: what
 * was asked for before it has been passed over. Any other address came from outside.
 */
export function settleMove(
  awaited: readonly string[],
  address: string,
): { readonly isOwn: boolean; readonly awaited: readonly string[] } {
  const at = awaited.indexOf(address);
  return { isOwn: at >= 0, awaited: at < 0 ? [] : awaited.slice(at + 1) };
}
