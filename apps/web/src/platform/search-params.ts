/** The query of a page as Next hands it over. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** What an address can be asked for; nothing empty is written. */
export type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** The address of a page with its query, in the order given. */
export function hrefWith(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== "") search.append(name, String(one));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** The first value of a name, without the spaces around it. */
export function textOf(params: SearchParams, name: string): string | undefined {
  const value = params[name];
  return (Array.isArray(value) ? value[0] : value)?.trim() || undefined;
}

/** Words of an address as far as a search takes them, never ending in half a letter. */
export const cutWords = (words: string, max: number) =>
  words.slice(0, max).replace(/[\ud800-\udbff]$/, "");

/** The values of a name that are on the list, each once, in the order of the list. */
export function choicesOf<V extends string>(
  params: SearchParams,
  name: string,
  allowed: readonly V[],
): V[] {
  const value = params[name];
  const given = new Set(Array.isArray(value) ? value : [value]);
  return allowed.filter((one) => given.has(one));
}

/** The number of a page, from 1; undefined when the address holds something else. */
export function pageNumberOf(params: SearchParams, name = "page"): number | undefined {
  const value = textOf(params, name);
  if (value === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : undefined;
}
