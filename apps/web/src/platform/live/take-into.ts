import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { readAgain } from "./read-again";

/**
 * Lays what the stream says over the answer of a query. An answer that is under way may be older than
 * that and would undo it: it is asked for again.
 */
export function takeInto<Answer>(
  queries: QueryClient,
  queryKey: QueryKey,
  lay: (answer: Answer) => Answer,
) {
  if (queries.isFetching({ queryKey, exact: true }) > 0)
    return void readAgain(queries, { queryKey });
  queries.setQueryData<Answer>(queryKey, (answer) => answer && lay(answer));
}
