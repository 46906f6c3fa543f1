import { heldOutA } from "./content/held-out-a.ts";
import { heldOutB } from "./content/held-out-b.ts";
import { seenA } from "./content/seen-a.ts";
import { seenB } from "./content/seen-b.ts";
import { seenC } from "./content/seen-c.ts";
import type { LabelledIntroduction } from "./labelled.ts";

/** The introductions that the rules were mended by, and those kept back from that. */
export const labelledIntroductions = {
  seen: [...seenA, ...seenB, ...seenC],
  heldOut: [...heldOutA, ...heldOutB],
} as const satisfies Record<string, readonly LabelledIntroduction[]>;
