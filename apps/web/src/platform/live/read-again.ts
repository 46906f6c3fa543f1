import type { QueryClient, QueryFilters } from "@tanstack/react-query";

/**
 * Reads queries again because of what the stream says. A first answer that is under way may be older than
 * that, and nobody would ask again once it has come: it is waited for, and then asked for anew.
 */
export async function readAgain(queries: QueryClient, filter: QueryFilters) {
  const first = queries
    .getQueryCache()
    .findAll({ ...filter, fetchStatus: "fetching" })
    .filter(({ state }) => state.data === undefined);
  await Promise.all([
    queries.invalidateQueries(filter),
    ...first.map(async ({ promise, queryKey }) => {
      await promise?.catch(() => undefined);
      await queries.invalidateQueries({ queryKey, exact: true });
    }),
  ]);
}
