import type { Db, Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { invitationLink } from "./invitation-code.ts";

interface Mailed {
  readonly companyId: string;
  readonly companyName: string;
  readonly email: string;
  /** Of the link. */
  readonly code: string;
}

/**
 * Mails an invitation. Whoever has an account that this one cannot become gets no link, but what
 * there is to do instead; whoever invites cannot tell, by nothing that is answered or kept.
 * @throws AppError alreadyRegisteredEmail for a member of this company, whom it knows
 */
export async function mailInvitation(
  tx: Tx,
  ctx: Ctx,
  { companyId, companyName, email, code }: Mailed,
): Promise<void> {
  const receiver = await receiverOf(tx, companyId, email);
  if (receiver === "member") throw new AppError("alreadyRegisteredEmail");
  if (receiver === "other")
    await enqueueMail(tx, ctx, { template: "inviteKnown", to: email, params: { companyName } });
  else {
    const params = { companyName, url: invitationLink(ctx.site, code) };
    await enqueueMail(tx, ctx, { template: "invite", to: email, params });
  }
}

/**
 * Who reads the mails of an address, as far as a company's invitation is concerned: a member of it, a
 * newcomer, which whoever the company has let go is again, or anybody else who has an account.
 */
export async function receiverOf(
  db: Db,
  companyId: string,
  email: string,
): Promise<"member" | "newcomer" | "other"> {
  const [known] = await db
    .select({
      companyId: aces.companyId,
      removedAt: aces.removedAt,
      withdrawalRequestedAt: users.withdrawalRequestedAt,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .leftJoin(aces, eq(aces.id, users.id))
    .where(eq(users.email, email));
  if (!known) return "newcomer";
  if (known.companyId !== companyId) return "other";
  if (!known.removedAt) return "member";
  // A suspension stands in the member's row like a removal, and is not the company's to end.
  return known.withdrawalRequestedAt || known.suspendedAt ? "other" : "newcomer";
}
