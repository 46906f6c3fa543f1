"use client";

import { wishPath } from "@tefuda/domain/wish/wish";
import { Star } from "lucide-react";
import { useWish } from "@/platform/session/use-wish";
import { IconButton } from "@/ui/icon-button";
import { Tooltip } from "@/ui/tooltip";
import { useToast } from "@/ui/use-toast";
import { favoriteCopy as copy } from "./copy.ja";
import { useFavorite } from "./use-favorite";

export interface FavoriteButtonProps {
  userId: string;
  /** Whose star it is, for those who do not see the card around it. */
  name: string;
}

/** The star with which one marks a person for oneself. */
export function FavoriteButton({ userId, name }: FavoriteButtonProps) {
  const { isMarked, isKnown, toggle } = useFavorite(userId);
  const toast = useToast();
  useWish(
    wishPath("favorite", { aceId: userId }),
    isKnown &&
      ((isOwn) => {
        // An address alone, which anybody can write, marks nobody.
        if (!isOwn || isMarked) return;
        toggle();
        toast.success(copy.added);
      }),
  );
  return (
    <Tooltip label={isMarked ? copy.remove : copy.add}>
      {/* A switch keeps its name; whether it is on, it says by its state. */}
      <IconButton label={copy.of(name)} pressed={isMarked} disabled={!isKnown} onClick={toggle}>
        <Star className="size-5" aria-hidden="true" />
      </IconButton>
    </Tooltip>
  );
}
