/** The last day on which a deadline is kept; it is stored as the midnight that ends that day. */
export function lastDayOf(deadline: Date): Date {
  return new Date(deadline.getTime() - 1);
}
