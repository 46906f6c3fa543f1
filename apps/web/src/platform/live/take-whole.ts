import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Puts what the stream says in the place of a query's answer. An answer that is under way may be older than that
 * and would undo it: it is not waited for, as whatever changes after what the stream says, the stream says too.
 */
export function takeWhole<Answer>(queries: QueryClient, queryKey: QueryKey, answer: Answer) {
  void queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData<Answer>(queryKey, answer);
}
