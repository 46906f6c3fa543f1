"use client";

import dynamic from "next/dynamic";

/**
 * The member's parts for pages that visitors see too. A module that only members load: visitors,
 * who are most of the readers of these pages, are spared its scripts.
 */
export const LateMemberParts = dynamic(() =>
  import("./member-parts").then(({ MemberParts }) => MemberParts),
);
export const LateDiscoveryTabs = dynamic(() =>
  import("./discovery-tabs").then(({ DiscoveryTabs }) => DiscoveryTabs),
);
