import type { Db, Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { memberInvitations } from "@tefuda/db/schema/company-member";
import { secondFactors } from "@tefuda/db/schema/second-factor";
import { and, eq, gt, isNull } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { insertCredentialUser } from "../account/create-user.ts";
import { hashPassword } from "../account/password-hash.ts";
import { storePassword } from "../account/passwords.ts";
import { openSession } from "../account/sessions.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { signalPublicPages } from "../signals/public-pages.ts";
import { invitationHash, randomCode } from "./invitation-code.ts";
import { receiverOf } from "./mail-invitation.ts";

interface Code {
  readonly oobCode: string;
}

/**
 * What an invitation's link shows before it is used, and whether an account of the address stands in its
 * way, one that came to be since: whoever opens the link reads the address's mails, and may know.
 * @throws AppError invalidActionCode
 */
export async function checkInvitation({ db, clock }: Ctx, { oobCode }: Code) {
  const { email, name, companyName, companyId } = await findInvitation(db, oobCode, clock());
  const isTaken = (await receiverOf(db, companyId, email)) !== "newcomer";
  return { email, name, companyName, isTaken };
}

/**
 * Makes the account of whoever opened an invitation's link, and signs them in; the first password
 * is theirs to set within five minutes, before anything else (spec 5 · Other rules). Someone whom
 * the company let go before comes back to the account they had, without the password and the second
 * factor of then.
 * @throws AppError invalidActionCode, alreadyRegisteredEmail when an account came to be since
 */
export async function acceptInvitation(ctx: Ctx, { oobCode }: Code): Promise<{ userId: string }> {
  const now = ctx.clock();
  await findInvitation(ctx.db, oobCode, now);
  // Nobody knows it: the account cannot be entered before a password is set.
  const passwordHash = await hashPassword(randomCode());
  const userId = await ctx.db.transaction(async (tx) => {
    const { id } = await findInvitation(tx, oobCode, now);
    const [invited] = await tx
      .update(memberInvitations)
      .set({ acceptedAt: now, updatedAt: now })
      .where(
        and(
          eq(memberInvitations.id, id),
          isNull(memberInvitations.acceptedAt),
          isNull(memberInvitations.canceledAt),
        ),
      )
      .returning();
    if (!invited) throw new AppError("invalidActionCode");
    const aceId =
      (await takeBack(tx, ctx, invited, passwordHash)) ??
      (await make(tx, invited, now, passwordHash));
    await tx.update(memberInvitations).set({ aceId }).where(eq(memberInvitations.id, invited.id));
    await writeAudit(tx, ctx, {
      action: "acceptInvitation",
      target: { type: "ace", id: aceId },
      companyId: invited.companyId,
      by: { type: "ace", id: aceId },
    });
    return aceId;
  });
  await openSession(ctx, userId);
  signalPublicPages(ctx);
  return { userId };
}

async function findInvitation(db: Db, oobCode: string, now: Date) {
  const [found] = await db
    .select({
      id: memberInvitations.id,
      email: memberInvitations.email,
      name: memberInvitations.name,
      companyId: memberInvitations.companyId,
      companyName: companies.name,
    })
    .from(memberInvitations)
    .innerJoin(companies, eq(companies.id, memberInvitations.companyId))
    .where(
      and(
        eq(memberInvitations.codeHash, invitationHash(oobCode)),
        isNull(memberInvitations.acceptedAt),
        isNull(memberInvitations.canceledAt),
        gt(memberInvitations.expiresAt, now),
        eq(companies.status, "active"),
      ),
    );
  if (!found) throw new AppError("invalidActionCode");
  return found;
}

type Invitation = typeof memberInvitations.$inferSelect;

async function make(tx: Tx, invited: Invitation, now: Date, passwordHash: string) {
  const { companyId, email, name, authority } = invited;
  const user = { email, name, mustChangePassword: true };
  const { id } = await insertCredentialUser(tx, now, user, passwordHash);
  await tx.insert(aces).values({
    id,
    companyId,
    email,
    name,
    authority,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

async function takeBack(tx: Tx, ctx: Ctx, invited: Invitation, passwordHash: string) {
  const { companyId, email, authority } = invited;
  const now = ctx.clock();
  const [former] = await tx
    .select({ id: aces.id, removedAt: aces.removedAt })
    .from(users)
    .innerJoin(aces, eq(aces.id, users.id))
    .where(
      and(
        eq(users.email, email),
        eq(aces.companyId, companyId),
        isNull(users.withdrawalRequestedAt),
        isNull(users.suspendedAt),
      ),
    )
    .for("no key update");
  if (!former?.removedAt) return undefined;
  await tx
    .update(aces)
    .set({ removedAt: null, authority, updatedAt: now })
    .where(eq(aces.id, former.id));
  await tx
    .update(users)
    .set({ mustChangePassword: true, updatedAt: now })
    .where(eq(users.id, former.id));
  await storePassword(tx, now, former.id, passwordHash);
  await forgetFactor(tx, ctx, former.id, invited);
  return former.id;
}

/** The link alone opens the account: whoever lost the app gets in again, and the record says so. */
async function forgetFactor(tx: Tx, ctx: Ctx, id: string, { companyId, email }: Invitation) {
  const [factor] = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, id))
    .returning({ userId: secondFactors.userId });
  if (!factor) return;
  await writeAudit(tx, ctx, {
    action: "resetSecondFactor",
    target: { type: "user", id },
    companyId,
    by: { type: "ace", id },
  });
  await enqueueMail(tx, ctx, { template: "secondFactorOff", to: email, userId: id, params: {} });
}
