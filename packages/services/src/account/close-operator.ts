import { operators, users } from "@tefuda/db/schema/account";
import { inquiries } from "@tefuda/db/schema/inquiry";
import { secondFactors } from "@tefuda/db/schema/second-factor";
import { and, eq, ne } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { writeAudit } from "../kernel/audit.ts";
import { atCommandLine } from "../kernel/command-line.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalDesk } from "../signals/desk.ts";
import { signalSession } from "../signals/session.ts";
import { endSessions } from "./sessions.ts";

/**
 * Shuts an operator out who has left the support team: every session ends at once, and no password
 * or mailed link opens the account again until `createOperator` does. What the person had in hand
 * is anybody's again; the record keeps the name. For whoever may log in on the server's machine.
 * @throws userNotFound when the address is no operator's
 */
export async function closeOperator(
  app: Pick<Ctx, "db" | "clock" | "ports" | "site">,
  email: string,
): Promise<void> {
  const ctx = atCommandLine(app);
  const now = ctx.clock();
  const userId = await ctx.db.transaction(async (tx) => {
    const [operator] = await tx
      .select({ id: operators.id })
      .from(operators)
      .where(eq(operators.email, email));
    if (!operator) throw new AppError("userNotFound");
    const { id } = operator;
    await tx.update(users).set({ suspendedAt: now, updatedAt: now }).where(eq(users.id, id));
    await tx.delete(secondFactors).where(eq(secondFactors.userId, id));
    await endSessions(tx, id);
    await tx
      .update(inquiries)
      .set({ assigneeId: null })
      .where(and(eq(inquiries.assigneeId, id), ne(inquiries.status, "closed")));
    await writeAudit(tx, ctx, { action: "closeOperator", target: { type: "user", id } });
    return id;
  });
  signalSession(ctx.ports.bus, userId);
  await signalDesk(ctx, "inquiries");
}
