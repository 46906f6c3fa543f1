import { account } from "./account.ts";
import { candidate } from "./candidate.ts";
import { chat } from "./chat.ts";
import { joker } from "./joker.ts";
import { judgement } from "./judgement.ts";
import { matching } from "./matching.ts";
import { offer } from "./offer.ts";
import { recruitment } from "./recruitment.ts";
import type { AnyCase } from "./table.ts";

/** The tables of all features; the stream's topics have one of their own. */
const features = { account, candidate, chat, joker, judgement, matching, offer, recruitment };

/** The cases of each procedure, by its path such as `chat.sendMessage`. */
export const cases = new Map<string, readonly AnyCase[]>(
  Object.entries(features).flatMap(([feature, procedures]) =>
    Object.entries<AnyCase | readonly AnyCase[]>(procedures).map(([name, entry]) => [
      `${feature}.${name}`,
      "own" in entry ? [entry] : entry,
    ]),
  ),
);
