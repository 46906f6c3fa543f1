import { type CandidateAddress, readAddress, writeAddress } from "./filters";

const PARAM = "from";

/** The page of a candidate that leads on to the others of the list it was opened from. */
export function candidateHref(jokerId: string, list: CandidateAddress): string {
  const [, query = ""] = writeAddress(list).split("?");
  return `/users/${jokerId}?${new URLSearchParams({ [PARAM]: query })}`;
}

/** The list that a candidate's page was opened from, none when it was opened by itself. */
export function listOf(params: URLSearchParams): CandidateAddress | undefined {
  const query = params.get(PARAM);
  return query === null ? undefined : readAddress(new URLSearchParams(query));
}

export interface Place {
  /** From 1, over all pages of the list. */
  readonly place: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Where a candidate stands in a page of a list; undefined when the list no longer has them. */
export function placeIn(
  ids: readonly string[],
  jokerId: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Place | undefined {
  const index = ids.indexOf(jokerId);
  if (index < 0) return undefined;
  return {
    place: (page - 1) * pageSize + index + 1,
    previous: ids[index - 1],
    next: ids[index + 1],
  };
}
