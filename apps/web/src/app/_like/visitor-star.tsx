"use client";

import { wishPath } from "@tefuda/domain/wish/wish";
import { Star } from "lucide-react";
import { Link } from "@/ui/link";
import { likeButtonCopy as copy } from "./copy.ja";
import { VisitorInvite } from "./visitor-invite";

/** The star of a visitor, which leads in. */
export const VisitorStar = ({ userId, name }: { userId: string; name: string }) => (
  <VisitorInvite wish={wishPath("favorite", { aceId: userId })}>
    {(way) => (
      <Link
        {...way}
        aria-label={copy.of(name, copy.favorite)}
        className="target-square inline-grid place-items-center rounded-full text-ink-2 transition-colors hover:bg-sunken hover:text-ink active:scale-95"
      >
        <Star className="size-5" aria-hidden="true" />
      </Link>
    )}
  </VisitorInvite>
);
