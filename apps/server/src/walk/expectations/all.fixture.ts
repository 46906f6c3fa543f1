import { account } from "./account.fixture.ts";
import { candidate } from "./candidate.fixture.ts";
import { chat } from "./chat.fixture.ts";
import { joker } from "./joker.fixture.ts";
import { judgement } from "./judgement.fixture.ts";
import { matching } from "./matching.fixture.ts";
import { offer } from "./offer.fixture.ts";
import { recruitment } from "./recruitment.fixture.ts";
import type { AnyCase } from "./table.fixture.ts";

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
