import { operators } from "@tefuda/db/schema/account";
import { secondFactors } from "@tefuda/db/schema/second-factor";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { endSessions } from "../account/sessions.ts";
import { writeAudit } from "../kernel/audit.ts";
import { atCommandLine } from "../kernel/command-line.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { signalSession } from "../signals/session.ts";

/**
 * Takes the factor of an operator away who has lost the app and the recovery codes: the next
 * sign-in sets a new one up. For whoever may log in on the server's machine, and nobody else.
 * @throws userNotFound when the address is no operator's
 */
export async function resetFactor(
  app: Pick<Ctx, "db" | "clock" | "ports" | "site">,
  email: string,
): Promise<void> {
  const ctx = atCommandLine(app);
  const [operator] = await ctx.db
    .select({ id: operators.id })
    .from(operators)
    .where(eq(operators.email, email));
  if (!operator) throw new AppError("userNotFound");
  const { id: userId } = operator;
  await ctx.db.transaction(async (tx) => {
    await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
    await endSessions(tx, userId);
    await writeAudit(tx, ctx, {
      action: "resetSecondFactor",
      target: { type: "user", id: userId },
    });
    await enqueueMail(tx, ctx, { template: "secondFactorOff", to: email, userId, params: {} });
  });
  signalSession(ctx.ports.bus, userId);
}
