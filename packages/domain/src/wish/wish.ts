/** What a visitor may press for: a like, or the star of a person. */
export type WishKind = "like" | "favorite";

/** What it is for: a person, or a position. */
export type WishTarget =
  | { readonly aceId: string; readonly recruitmentId?: never }
  | { readonly recruitmentId: string; readonly aceId?: never };

/**
 * The address of what a visitor has chosen before there was an account: the page of the person or of the
 * position, which does the rest when a seeker comes to it (spec 6 · Visitor). It is what the way in keeps.
 */
export function wishPath(kind: WishKind, { aceId, recruitmentId }: WishTarget): string {
  const page = aceId === undefined ? `/recruitment/${recruitmentId}` : `/ace/${aceId}`;
  return `${page}?wish=${kind}`;
}

const WISH =
  /^(\/(?:ace|recruitment)\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\?wish=(?:like|favorite)$/;

/** Whether something from an address, a mail or a storage is such an address, to the letter. */
export const isWishPath = (value: unknown): value is string =>
  typeof value === "string" && WISH.test(value);

/** The page that a wish is about, without what it does there. */
export const wishPage = (path: string): string => WISH.exec(path)?.[1] ?? "/companies";
