import type { hiddenJokers, keeps } from "@tefuda/db/schema/candidate";
import { keepExpiresAt, keepNoticeAt } from "@tefuda/domain/candidate/policy";
import type { AceRow } from "./ace.ts";
import type { JokerRow } from "./joker.ts";

export type KeepRow = typeof keeps.$inferSelect;
export type HiddenJokerRow = typeof hiddenJokers.$inferSelect;

interface Choice {
  readonly ace: AceRow;
  readonly joker: JokerRow;
  readonly createdAt: Date;
}

/** A candidate whom an ace keeps for the company. */
export function makeKeep(now: Date, { ace, joker, createdAt }: Choice): KeepRow {
  const noticeAt = keepNoticeAt(createdAt);
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
