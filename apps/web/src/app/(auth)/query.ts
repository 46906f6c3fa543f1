export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** One value of the query; of several the first. */
export function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
