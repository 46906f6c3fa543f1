import type { DehydratedState } from "@tanstack/react-query";

const dated = new WeakMap<DehydratedState, DehydratedState>();

/**
 * The answers of a page, with dates by the device's clock. The server dated them, the device tells how old they
 * are, and the two clocks may be minutes apart. What stands in the page's HTML is of now, however long its
 * scripts were on their way: a part that shows whether an answer is old, or is being read again, first shows what
 * the server showed. What a later page brings is never of a time to come. The date is given once: a page that is
 * drawn again, as on the way back, is not newer than what came since.
 */
export function dateAnew(
  answers: DehydratedState,
  { isInDocument }: { isInDocument: boolean },
): DehydratedState {
  const known = dated.get(answers);
  if (known) return known;
  const now = Date.now();
  const queries = answers.queries.map(({ state, ...query }) => ({
    ...query,
    state: {
      ...state,
      dataUpdatedAt: isInDocument ? now : Math.min(state.dataUpdatedAt, now),
    },
  }));
  const made = { ...answers, queries };
  dated.set(answers, made);
  return made;
}
