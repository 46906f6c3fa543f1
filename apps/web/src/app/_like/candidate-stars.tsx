"use client";

import type { ReactNode } from "react";
import { ExtraButtons } from "@/features/candidate/extra-buttons";
import type { Candidate } from "@/features/candidate/types";
import { FavoriteButton } from "@/features/favorite/favorite-button";

const star = ({ jokerId, name }: Candidate) => <FavoriteButton userId={jokerId} name={name} />;

/** Puts the star of company staff beside the buttons of every candidate below. */
export function CandidateStars({ children }: { children: ReactNode }) {
  return <ExtraButtons value={star}>{children}</ExtraButtons>;
}
