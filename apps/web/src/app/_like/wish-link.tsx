"use client";

import { wishPage } from "@tefuda/domain/wish/wish";
import { useEffect, useState } from "react";
import { keptWish } from "@/platform/session/browser-state";
import { ButtonLink } from "@/ui/button-link";
import { likeButtonCopy as copy } from "./copy.ja";

/**
 * The way back to what the seeker chose on this device as a visitor, where there is anything.
 * @param fulfils whether it can be done by now, and not only be looked at
 */
export function WishLink({ fulfils = false }: { fulfils?: boolean }) {
  const [wish, setWish] = useState<string>();
  useEffect(() => setWish(keptWish.get()), []);
  if (!wish) return null;
  return (
    <ButtonLink href={fulfils ? wish : wishPage(wish)} size="lg" variant="secondary">
      {wish.startsWith("/ace/") ? copy.wished.ace : copy.wished.recruitment}
    </ButtonLink>
  );
}
