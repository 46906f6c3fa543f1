import type {
  candidateNotes,
  hiddenJokers,
  keeps,
  savedSearches,
  skippedJokers,
} from "@tefuda/db/schema/candidate";
import { keepExpiresAt } from "@tefuda/domain/candidate/policy";
import { KEEP_NOTICE_DAY } from "@tefuda/domain/constants/limits";
import type { SavedConditions } from "@tefuda/domain/saved-search/schema";
import { FIRST_ROUND } from "@tefuda/domain/swipe/policy";
import { addJstDays } from "@tefuda/domain/time/jst";
import type { AceRow } from "./ace.ts";
import { stableId } from "./ids.ts";
import type { JokerRow } from "./joker.ts";

export type KeepRow = typeof keeps.$inferSelect;
export type HiddenJokerRow = typeof hiddenJokers.$inferSelect;
export type CandidateNoteRow = typeof candidateNotes.$inferSelect;
export type SavedSearchRow = typeof savedSearches.$inferSelect;
export type SkippedJokerRow = typeof skippedJokers.$inferSelect;

interface Choice {
  readonly ace: AceRow;
  readonly joker: JokerRow;
  readonly createdAt: Date;
}

/** A candidate whom an ace keeps for the company. */
export function makeKeep(now: Date, { ace, joker, createdAt }: Choice): KeepRow {
  const noticeAt = addJstDays(createdAt, KEEP_NOTICE_DAY);
  return {
    companyId: ace.companyId,
    jokerId: joker.id,
    aceId: ace.id,
    createdAt,
    expiresAt: keepExpiresAt(createdAt),
    noticedAt: noticeAt <= now ? noticeAt : null,
  };
}

/** A candidate whom an ace has put aside for the company. */
export const makeHiddenJoker = ({ ace, joker, createdAt }: Choice): HiddenJokerRow => ({
  companyId: ace.companyId,
  jokerId: joker.id,
  aceId: ace.id,
  createdAt,
});

/** A candidate whom an ace passed over in the first round of the deck. */
export const makeSkippedJoker = ({ ace, joker, createdAt }: Choice): SkippedJokerRow => ({
  aceId: ace.id,
  jokerId: joker.id,
  round: FIRST_ROUND,
  decision: "skip",
  createdAt,
});

/** What an ace wrote down about a candidate for the company. */
export const makeCandidateNote = (
  { ace, joker, createdAt }: Choice,
  text: string,
): CandidateNoteRow => ({
  id: stableId("candidate note", `${ace.id} ${joker.id} ${createdAt.toISOString()}`),
  companyId: ace.companyId,
  jokerId: joker.id,
  aceId: ace.id,
  text,
  createdAt,
  updatedAt: createdAt,
});

/** A search that an ace saved, last looked at some time ago. */
export const makeSavedSearch = (
  ace: AceRow,
  search: { readonly name: string; readonly conditions: SavedConditions },
  { createdAt, seenAt }: { readonly createdAt: Date; readonly seenAt: Date },
): SavedSearchRow => ({
  id: stableId("saved search", `${ace.id} ${search.name}`),
  aceId: ace.id,
  name: search.name,
  query: search.conditions,
  seenAt,
  newCount: 0,
  countedAt: seenAt,
  createdAt,
  updatedAt: createdAt,
});
