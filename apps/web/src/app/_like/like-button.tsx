import type { WishTarget } from "@tefuda/domain/wish/wish";
import type { Me } from "@/platform/server/caller";
import type { ButtonLook } from "@/ui/button-class";
import { LateLike } from "./late-parts";
import { VisitorLike } from "./visitor-like";

export interface LikeButtonProps extends Pick<ButtonLook, "variant" | "size" | "wide"> {
  /** Who reads the page; company staff and operators send no likes. */
  reader: Me["kind"];
  /** The person, or the position that is liked. */
  target: WishTarget;
  companyId: string;
  /** What is liked, for those who do not see the card around the button. */
  name: string;
  /** For an interview agent, who is asked for a consultation. */
  isAgent?: boolean;
}

/**
 * 「興味ありを送る」 for whoever reads the page: a visitor is invited to register, a joker in
 * judging is told where it stands, a registered one gets the window.
 */
export function LikeButton({ reader, target, companyId, ...props }: LikeButtonProps) {
  switch (reader) {
    case "visitor":
      return <VisitorLike target={target} {...props} />;
    case "joker":
      return <LateLike target={target} companyId={companyId} {...props} />;
    case "ace":
    case "operator":
      return null;
    default:
      return reader satisfies never;
  }
}

interface LikedPosition {
  readonly id: string;
  readonly title: string;
  readonly companyId: string;
}

/** The like button on the card of a position. */
export function likeOf(me: Me, { id, title, companyId }: LikedPosition) {
  if (me.kind === "ace" || me.kind === "operator") return undefined;
  return (
    <LikeButton
      reader={me.kind}
      target={{ recruitmentId: id }}
      companyId={companyId}
      name={title}
      variant="secondary"
      size="sm"
    />
  );
}
