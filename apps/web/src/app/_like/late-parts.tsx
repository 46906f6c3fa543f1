"use client";

import dynamic from "next/dynamic";

/** Only members load these: visitors, who are most readers of the pages, are spared their scripts. */
export const LateLike = dynamic(() => import("./joker-like").then(({ JokerLike }) => JokerLike));
export const LateFavorite = dynamic(() =>
  import("@/features/favorite/favorite-button").then(({ FavoriteButton }) => FavoriteButton),
);
