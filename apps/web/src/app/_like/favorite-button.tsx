import type { FavoriteButtonProps } from "@/features/favorite/favorite-button";
import type { Me } from "@/platform/server/caller";
import { LateFavorite } from "./late-parts";

/** The star on an ace, for a joker who reads the page; nobody else marks aces. */
export function FavoriteButton({ reader, ...props }: FavoriteButtonProps & { reader: Me["kind"] }) {
  return reader === "joker" ? <LateFavorite {...props} /> : null;
}

/** The stars of a page's cards, for those who have any. */
export function starFor(me: Me) {
  if (me.kind !== "joker") return undefined;
  return ({ id, name }: { readonly id: string; readonly name: string }) => (
    <FavoriteButton reader={me.kind} userId={id} name={name} />
  );
}
