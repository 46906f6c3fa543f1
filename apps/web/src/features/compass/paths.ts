/** Where the steps of the career compass are (spec 2 · Routes). */
export const compassPaths = {
  top: "/career-compass-ai",
  form: "/career-compass-ai/answer-form",
  latest: "/career-compass-ai/results/latest",
  result: (id: string) => `/career-compass-ai/results/${id}`,
  /** With the result that it is reached from, or else of the newest one. */
  conclusion: (resultId?: string) =>
    `/career-compass-ai/conclusion${resultId === undefined ? "" : `?result=${resultId}`}`,
} as const;

/**
 * Where the advice of an answered run is read. Another tab can have had advice since: then it is no
 * longer the newest, and has its own address.
 *
 * @param past the kept results, newest first; undefined where they could not be read
 */
export function answeredPath(id: string, past: readonly { readonly id: string }[] | undefined) {
  if (past === undefined) return compassPaths.result(id);
  // A result that is kept no more has no page of its own either.
  const isOlder = past[0]?.id !== id && past.some((one) => one.id === id);
  return isOlder ? compassPaths.result(id) : compassPaths.latest;
}
