import type { Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { sanctions } from "@tefuda/db/schema/sanction";
import { and, eq, isNull, lte } from "@tefuda/db/sql";
import { uniqueViolation } from "@tefuda/db/violations";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { admit } from "@tefuda/domain/policy/can";
import { APPEAL_DAYS, APPEAL_PATH, type SanctionKind } from "@tefuda/domain/sanction/constants";
import { sanctionLabel } from "@tefuda/domain/sanction/labels.ja";
import { sanctionActions } from "@tefuda/domain/sanction/policy";
import { endSessions } from "../account/sessions.ts";
import { type DroppedLink, dropLink } from "../calendar/drop-link.ts";
import { upsertSearchDocument } from "../candidate/index-document.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { pausePositionsOf, type UnlinkedPosition } from "../recruitment/unlink-ace.ts";
import { type ClosedDealings, closeDealings } from "../withdrawal/close-dealings.ts";
import { findMember, type SanctionedMember } from "./find-member.ts";
import { leave } from "./leave.ts";

export interface NewSanction {
  readonly id: string;
  readonly userId: string;
  readonly kind: SanctionKind;
  readonly reason: string;
  readonly notice: string;
  readonly endsAt?: Date | undefined;
  readonly reportId?: string | undefined;
}

/** What a sanction changed, for the signals after commit; nothing when it had been given before. */
export type Sanctioned =
  | {
      readonly member: SanctionedMember;
      readonly kind: SanctionKind;
      readonly closed: ClosedDealings;
      /** Positions that nobody else is in charge of. */
      readonly paused: readonly UnlinkedPosition[];
      /** The link to an outside calendar that ended with it. */
      readonly dropped: DroppedLink | undefined;
    }
  | undefined;

const nothing = {
  closed: { offers: [], likes: [], schedules: [] },
  paused: [],
  dropped: undefined,
};

/**
 * Gives a sanction inside the caller's transaction: the record, what it does to the user, the mail
 * with the way to answer it, and the audit row. The same id again does nothing.
 * @throws permissionDenied, dataNotFound, and lock when the user is under such a sanction already
 */
export async function applySanction(
  tx: Tx,
  ctx: Ctx<OperatorActor>,
  sanction: NewSanction,
): Promise<Sanctioned> {
  const { id, userId, kind, reason, notice, endsAt = null, reportId = null } = sanction;
  admit(ctx.actor, sanctionActions[kind]);
  const now = ctx.clock();
  const member = await findMember(tx, userId);
  const [given] = await tx
    .select({ userId: sanctions.userId })
    .from(sanctions)
    .where(eq(sanctions.id, id));
  if (given) {
    if (given.userId !== userId) throw new AppError("dataNotFound");
    return undefined;
  }
  await closeOverdue(tx, userId, now);
  await tx
    .insert(sanctions)
    .values({
      id,
      userId,
      kind,
      reason,
      notice,
      reportId,
      endsAt,
      operatorId: ctx.actor.userId,
      createdAt: now,
      updatedAt: now,
    })
    .catch((error: unknown) => {
      if (uniqueViolation(error) === "sanctions_one_in_force_key")
        throw new AppError("lock", { cause: error });
      throw error;
    });
  const effect = await takeEffect(tx, ctx, member, { kind, endsAt, now });
  await enqueueMail(tx, ctx, {
    template: "reportAction",
    to: member.email,
    userId,
    params: {
      label: sanctionLabel(kind, endsAt),
      notice,
      days: String(APPEAL_DAYS),
      url: `${ctx.site.origin}${APPEAL_PATH}`,
    },
    dedupeKey: `sanction:${id}`,
  });
  await writeAudit(tx, ctx, {
    action: `${kind}User`,
    target: { type: member.kind, id: userId },
    reason,
  });
  return { member, kind, ...effect };
}

/** A restriction whose time is up may not have been marked yet; unmarked, it would count as in force. */
async function closeOverdue(tx: Tx, userId: string, now: Date) {
  await tx
    .update(sanctions)
    .set({ liftedAt: now, updatedAt: now })
    .where(
      and(eq(sanctions.userId, userId), isNull(sanctions.liftedAt), lte(sanctions.endsAt, now)),
    );
}

async function takeEffect(
  tx: Tx,
  app: Pick<Ctx, "clock" | "site">,
  member: SanctionedMember,
  { kind, endsAt, now }: { kind: SanctionKind; endsAt: Date | null; now: Date },
): Promise<Pick<NonNullable<Sanctioned>, "closed" | "paused" | "dropped">> {
  const { userId } = member;
  switch (kind) {
    case "warn":
      return nothing;
    case "restrict":
      await tx
        .update(users)
        .set({ restrictedAt: now, restrictedUntil: endsAt, updatedAt: now })
        .where(eq(users.id, userId));
      if (member.kind === "joker") await upsertSearchDocument(tx, userId, now);
      return nothing;
    case "suspend": {
      const paused = member.kind === "ace" ? await pausePositionsOf(tx, app, userId) : [];
      await leave(tx, member, now);
      await endSessions(tx, userId);
      const dropped = await dropLink(tx, userId);
      return { closed: await closeDealings(tx, app, member), paused, dropped };
    }
    default:
      return kind satisfies never;
  }
}
