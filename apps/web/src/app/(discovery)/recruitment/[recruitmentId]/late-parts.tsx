"use client";

import dynamic from "next/dynamic";

/** What the position's own company and operators do with it: visitors load none of it. */
export const LateOwnBar = dynamic(() =>
  import("@/features/own-recruitment/own-bar").then(({ OwnBar }) => OwnBar),
);
export const LateOperatorParts = dynamic(() =>
  import("./operator-parts").then(({ OperatorParts }) => OperatorParts),
);
