import { randomBytes } from "node:crypto";
import { operators, users } from "@tefuda/db/schema/account";
import { eq } from "@tefuda/db/sql";
import type { OperatorRole } from "@tefuda/domain/policy/actor";
import { writeAudit } from "../kernel/audit.ts";
import { atCommandLine } from "../kernel/command-line.ts";
import type { Ctx } from "../kernel/context.ts";
import { issueActionCode } from "./action-codes.ts";
import { insertCredentialUser } from "./create-user.ts";
import { actionLink } from "./links.ts";
import { hashPassword } from "./password-hash.ts";
import { storePassword } from "./passwords.ts";

const UNKNOWN_PASSWORD_BYTES = 32;

export interface NewOperator {
  /** Lower case. */
  readonly email: string;
  readonly name: string;
  readonly role: OperatorRole;
}

export interface CreatedOperator {
  /** Where the operator chooses a password; works once, within an hour. */
  readonly link: string;
  /** False when the address was an operator's before: then only the link is new. */
  readonly isNew: boolean;
}

/**
 * Makes a member of the support team who chooses a password by the answered link and sets the
 * second factor up at the first sign-in; one who had left comes back. For whoever may log in on the
 * server's machine.
 * @throws alreadyRegisteredEmail when the address is a joker's or an ace's
 */
export async function createOperator(
  app: Pick<Ctx, "db" | "clock" | "ports" | "site">,
  { email, name, role }: NewOperator,
): Promise<CreatedOperator> {
  const ctx = atCommandLine(app);
  const now = ctx.clock();
  // A password that nobody knows, until the link replaces it.
  const passwordHash = await hashPassword(
    randomBytes(UNKNOWN_PASSWORD_BYTES).toString("base64url"),
  );
  return ctx.db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: operators.id, suspendedAt: users.suspendedAt })
      .from(operators)
      .innerJoin(users, eq(users.id, operators.id))
      .where(eq(operators.email, email));
    const { id } = known ?? (await insertCredentialUser(tx, now, { email, name }, passwordHash));
    // One who had left comes back, by the link alone: the password of then is nobody's any more.
    if (known?.suspendedAt) {
      await tx.update(users).set({ suspendedAt: null }).where(eq(users.id, id));
      await storePassword(tx, now, id, passwordHash);
    }
    if (!known) {
      const written = { createdAt: now, updatedAt: now };
      await tx.insert(operators).values({ id, email, name, role, ...written });
    }
    const code = await issueActionCode(tx, now, {
      kind: "resetPassword",
      email,
      userId: id,
      payload: { userType: "operator" },
    });
    await writeAudit(tx, ctx, {
      action: known ? "linkOperatorPassword" : "createOperator",
      target: { type: "user", id },
    });
    return { link: actionLink(ctx.site, "resetPassword", code), isNew: !known };
  });
}
