import type { AceMe, JokerMe } from "@/platform/server/caller";

/** Whose frame a member's pages have. */
export const shellKind = (me: JokerMe | AceMe) =>
  me.kind === "ace" && me.isAgent ? "agent" : me.kind;
