import type { likes } from "@tefuda/db/schema/like";
import { type LikeStatus, likeExpiresAt } from "@tefuda/domain/like/states";
import { interestLevels } from "@tefuda/domain/options/interest";
import { likeMessages } from "../content/likes.ts";
import { createRandom } from "../drawings/random.ts";
import type { AceRow } from "./ace.ts";
import { stableId } from "./ids.ts";
import type { JokerRow } from "./joker.ts";
import type { RecruitmentRow } from "./recruitment.ts";
import { minutesAfter } from "./times.ts";

export type LikeRow = typeof likes.$inferSelect;

export interface LikeInput {
  readonly ace: AceRow;
  readonly joker: JokerRow;
  /** None for a like of the ace alone, such as a consultation with an agent. */
  readonly recruitment?: RecruitmentRow | undefined;
  readonly createdAt: Date;
  readonly status?: LikeStatus;
  readonly answeredAt?: Date;
}

const ANSWERED_AFTER_MINUTES = 1440;

/** A like of an ace or of a position that the ace is in charge of. */
export function makeLike(
  { ace, joker, recruitment, createdAt, status = "sent", answeredAt }: LikeInput,
  overrides: Partial<LikeRow> = {},
): LikeRow {
  const random = createRandom(`${ace.id}:${joker.id}`, ":like");
  const isAnswered = status === "accepted" || status === "declined";
  const answered = isAnswered
    ? (answeredAt ?? minutesAfter(createdAt, ANSWERED_AFTER_MINUTES))
    : null;
  return {
    id: stableId("like", `${ace.companyId}:${joker.id}`),
    aceId: ace.id,
    aceCompanyId: ace.companyId,
    jokerId: joker.id,
    recruitmentId: recruitment?.id ?? null,
    recruitmentRevision: recruitment?.revision ?? null,
    selectedInterestAction: random.chance(0.6) ? random.pick(interestLevels) : null,
    message: random.pick(likeMessages) || null,
    status,
    answeredAt: answered,
    expiresAt: likeExpiresAt(createdAt),
    createdAt,
    updatedAt: answered ?? createdAt,
    ...overrides,
  };
}
