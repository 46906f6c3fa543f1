import type { Db } from "@tefuda/db/client";
import { operators, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { customTokens } from "@tefuda/db/schema/bridge";
import { jokers } from "@tefuda/db/schema/joker";
import { eq } from "@tefuda/db/sql";
import { uniqueViolation } from "@tefuda/db/violations";
import type { SocialProvider } from "@tefuda/domain/account/constants";
import { AppError } from "@tefuda/domain/errors/app-error";
import { cancelActionCodes, issueActionCode, useActionCode } from "../account/action-codes.ts";
import { actionLink } from "../account/links.ts";
import { endSessions } from "../account/sessions.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { dropYoungFactor } from "../second-factor/drop-young-factor.ts";
import { signalSession } from "../signals/session.ts";
import { unlinkAll } from "../social/unlink.ts";

/**
 * Changes the e-mail of the user who asked for it, and mails the old address a way back.
 * @throws invalidActionCode, alreadyRegisteredEmail
 */
export async function verifyEmail(ctx: Ctx, oobCode: string): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    const { userId, email } = await useActionCode(tx, now, oobCode, "verifyEmail");
    const old = await changeEmail(tx, now, userId, email);
    if (old.email === email) return;
    const code = await issueActionCode(tx, now, {
      kind: "recoverEmail",
      email: old.email,
      userId: old.id,
    });
    const params = { url: actionLink(ctx.site, "recoverEmail", code) };
    await enqueueMail(tx, ctx, { template: "emailChanged", to: old.email, userId: old.id, params });
  });
}

/** What was taken away with a change of e-mail, for its owner to know. */
export interface Recovered {
  /** Providers that were linked; the owner may link theirs anew. */
  readonly unlinked: readonly SocialProvider[];
  /** Whether a second factor is asked for at the next sign-in. */
  readonly hasFactor: boolean;
}

/**
 * Takes a change of e-mail back. Someone else may have made it, so every session ends, with the browsers
 * that pushes go to, and what somebody may have added that opens the account: linked providers, mailed
 * links, tokens of the app, and a young second factor, which would shut the owner out.
 * @throws invalidActionCode, alreadyRegisteredEmail
 */
export async function recoverEmail(ctx: Ctx, oobCode: string): Promise<Recovered> {
  const now = ctx.clock();
  const { id, ...recovered } = await ctx.db.transaction(async (tx) => {
    const code = await useActionCode(tx, now, oobCode, "recoverEmail");
    const { id } = await changeEmail(tx, now, code.userId, code.email);
    const user = { id, email: code.email };
    const unlinked = await unlinkAll(tx, ctx, user);
    const hasFactor = await dropYoungFactor(tx, ctx, user, code.createdAt);
    await cancelActionCodes(tx, now, id, code.createdAt);
    await tx.delete(customTokens).where(eq(customTokens.userId, id));
    await endSessions(tx, id);
    return { id, unlinked, hasFactor };
  });
  signalSession(ctx.ports.bus, id);
  return recovered;
}

/** Writes the e-mail everywhere it stands and answers the user as it was. */
async function changeEmail(tx: Db, now: Date, userId: string | null, email: string) {
  const [old] = userId
    ? await tx
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(eq(users.id, userId))
        .for("no key update")
    : [];
  if (!old) throw new AppError("invalidActionCode");
  const change = { email, updatedAt: now };
  try {
    await tx
      .update(users)
      .set({ ...change, emailVerified: true, emailRefusedAt: null })
      .where(eq(users.id, old.id));
  } catch (error) {
    if (uniqueViolation(error) !== "users_email_key") throw error;
    throw new AppError("alreadyRegisteredEmail", { cause: error });
  }
  for (const table of [jokers, aces, operators])
    await tx.update(table).set(change).where(eq(table.id, old.id));
  return old;
}
