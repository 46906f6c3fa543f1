import { memberInvitations } from "@tefuda/db/schema/company-member";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { and, eq, inArray, lt } from "@tefuda/db/sql";
import { INVITATION_KEPT_DAYS } from "@tefuda/domain/company/member";
import { addJstDays } from "@tefuda/domain/time/jst";
import type { Ctx } from "../kernel/context.ts";

/**
 * Deletes invitations whose link ran out long ago, whatever became of them: the name and the address
 * in them are those of someone who may never have come. That one was sent stays in the audit log,
 * without to whom.
 */
export async function purgeInvitations({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<void> {
  await db.transaction(async (tx) => {
    const purged = await tx
      .delete(memberInvitations)
      .where(lt(memberInvitations.expiresAt, addJstDays(clock(), -INVITATION_KEPT_DAYS)))
      .returning({ id: memberInvitations.id });
    await tx
      .update(auditLogs)
      .set({ reason: null })
      .where(
        and(
          eq(auditLogs.targetType, "invitation"),
          inArray(
            auditLogs.targetId,
            purged.map(({ id }) => id),
          ),
        ),
      );
  });
}
