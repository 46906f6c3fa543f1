import type { FavoriteButtonProps } from "@/features/favorite/favorite-button";
import type { Me } from "@/platform/server/caller";
import { LateFavorite } from "./late-parts";
import { VisitorStar } from "./visitor-star";

/** The star on an ace, for a joker who reads the page, or may become one; nobody else marks aces. */
export function FavoriteButton({ reader, ...props }: FavoriteButtonProps & { reader: Me["kind"] }) {
  switch (reader) {
    case "visitor":
      return <VisitorStar {...props} />;
    case "joker":
      return <LateFavorite {...props} />;
    case "ace":
    case "operator":
      return null;
    default:
      return reader satisfies never;
  }
}

/** The stars of a page's cards, for those who have any. */
export function starFor(me: Me) {
  if (me.kind === "ace" || me.kind === "operator") return undefined;
  return ({ id, name }: { readonly id: string; readonly name: string }) => (
    <FavoriteButton reader={me.kind} userId={id} name={name} />
  );
}
