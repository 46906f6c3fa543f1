import type { Db } from "@tefuda/db/client";
import { readThesaurus } from "@tefuda/db/queries/synonyms";
import {
  type SoughtWord,
  type Synonyms,
  soughtWords,
  synonymsIn,
  type Thesaurus,
} from "@tefuda/domain/text/synonyms";
import { SECOND_MS } from "@tefuda/domain/time/units";
import type { Ctx } from "../kernel/context.ts";

const KEPT_MS = 10 * SECOND_MS;

interface Kept {
  readonly until: Date;
  readonly thesaurus: Promise<Thesaurus>;
}
const kept = new WeakMap<Db, Kept>();

/** Other processes know of a change within ten seconds, this one at once. */
function currentThesaurus({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<Thesaurus> {
  const now = clock();
  const known = kept.get(db);
  if (known && now < known.until) return known.thesaurus;
  const next = { until: new Date(now.getTime() + KEPT_MS), thesaurus: readThesaurus(db) };
  kept.set(db, next);
  next.thesaurus.catch(() => {
    if (kept.get(db) === next) kept.delete(db);
  });
  return next.thesaurus;
}

/** Call it after the commit of a change. */
export const forgetThesaurus = ({ db }: Pick<Ctx, "db">): void => void kept.delete(db);

/** What a search is about. */
export interface Sought {
  readonly words: readonly SoughtWord[];
  readonly synonyms: Synonyms | null;
}

/** @param max the longest text there can be, in UTF-16 units */
export async function readSought(
  ctx: Pick<Ctx, "db" | "clock">,
  text: string | undefined,
  max: number,
): Promise<Sought> {
  if (text === undefined) return { words: [], synonyms: null };
  const thesaurus = await currentThesaurus(ctx);
  return { words: soughtWords(text, thesaurus), synonyms: synonymsIn(text, max, thesaurus) };
}
