"use client";

import dynamic from "next/dynamic";

/** A company's own positions: whoever looks for one loads none of it. */
export const LateOwnList = dynamic(() =>
  import("@/features/own-recruitment/own-list").then(({ OwnList }) => OwnList),
);
