"use client";

import dynamic from "next/dynamic";

/** Each reader's own page: nobody loads what another side sees. */
export const LateJokerOffers = dynamic(() =>
  import("./joker-offers-page").then(({ JokerOffersPage }) => JokerOffersPage),
);
export const LateCompanyOffers = dynamic(() =>
  import("./company-offers-page").then(({ CompanyOffersPage }) => CompanyOffersPage),
);
export const LateAgentLikes = dynamic(() =>
  import("@/features/like/agent-likes").then(({ AgentLikes }) => AgentLikes),
);
export const LateExistingNotice = dynamic(() =>
  import("@/features/account/social/existing-notice").then(({ ExistingNotice }) => ExistingNotice),
);
