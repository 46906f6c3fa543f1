"use client";

import { type WishTarget, wishPath } from "@tefuda/domain/wish/wish";
import { Heart } from "lucide-react";
import type { ButtonLook } from "@/ui/button-class";
import { ButtonLink } from "@/ui/button-link";
import { likeButtonCopy as copy } from "./copy.ja";
import { VisitorInvite } from "./visitor-invite";

interface VisitorLikeProps extends Pick<ButtonLook, "variant" | "size" | "wide"> {
  target: WishTarget;
  name: string;
  isAgent?: boolean;
}

/** The like button of a visitor, which leads in. */
export function VisitorLike({ target, name, isAgent = false, ...look }: VisitorLikeProps) {
  const label = isAgent ? copy.consult : copy.send;
  return (
    <VisitorInvite wish={wishPath("like", target)}>
      {(way) => (
        <ButtonLink
          {...look}
          {...way}
          icon={<Heart className="size-4.5" aria-hidden="true" />}
          aria-label={copy.of(name, label)}
        >
          {label}
        </ButtonLink>
      )}
    </VisitorInvite>
  );
}
