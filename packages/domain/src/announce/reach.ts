/**
 * Whether the number of people that an operator confirmed is the real one. People sign up while the
 * operator reads, so one in a hundred may be off; below a hundred it has to be exact.
 */
export function isReachConfirmed(confirmed: number, real: number): boolean {
  return Math.abs(confirmed - real) * 100 <= real;
}
