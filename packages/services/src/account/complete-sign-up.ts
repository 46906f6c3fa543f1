import { randomInt } from "node:crypto";
import type { Tx } from "@tefuda/db/client";
import { jokers } from "@tefuda/db/schema/joker";
import { notificationSettings } from "@tefuda/db/schema/notification";
import type { SignUp } from "@tefuda/domain/account/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import { errorText } from "@tefuda/domain/errors/messages.ja";
import { jstDate } from "@tefuda/domain/time/jst";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { findActionCode, useActionCode } from "./action-codes.ts";
import { insertCredentialUser } from "./create-user.ts";
import { hashPassword } from "./password-hash.ts";
import { insertConsents } from "./renew-consents.ts";
import { requireStrongPassword } from "./require-strong-password.ts";
import { openSession } from "./sessions.ts";

/** Letters that are not taken for one another when read aloud. */
const PUBLIC_ID_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const PUBLIC_ID_LENGTH = 12;

/** A random name for a joker towards companies, before a match shows the real one. */
export function makePublicId(): string {
  return Array.from(
    { length: PUBLIC_ID_LENGTH },
    () => PUBLIC_ID_LETTERS[randomInt(PUBLIC_ID_LETTERS.length)],
  ).join("");
}

/**
 * Makes a joker from a mailed sign-up code, with the consents and their versions, and signs in
 * (spec 7 · Sign-in, spec 4 · registrationStatus `loggedIn`). The address has to be the one that
 * the link was sent to; a wrong one does not use the code up.
 * @throws invalidActionCode, invalidEmailOnSignup, weakPassword, alreadyRegisteredEmail
 */
export async function completeSignUp(ctx: Ctx, input: SignUp): Promise<{ userId: string }> {
  const now = ctx.clock();
  const { email } = input;
  const asked = await findActionCode(ctx.db, now, input.oobCode, "signUp");
  if (asked.email !== email)
    throw new AppError("invalidEmailOnSignup", {
      fields: { email: errorText("invalidEmailOnSignup") },
    });
  await requireStrongPassword(ctx, input.password, { email });
  const passwordHash = await hashPassword(input.password);

  const userId = await ctx.db.transaction(async (tx) => {
    await useActionCode(tx, now, input.oobCode, "signUp");
    const { id } = await insertCredentialUser(tx, now, { email, name: "" }, passwordHash);
    await insertJoker(tx, ctx, { ...input, id, email });
    return id;
  });
  await openSession(ctx, userId);
  return { userId };
}

interface NewJoker
  extends Pick<SignUp, "agreedTermsVersion" | "agreedPrivacyVersion" | "wantsNewsletter"> {
  /** The user's. */
  readonly id: string;
  readonly email: string;
}

/** Makes a user a joker, with what they agreed to, and welcomes them by mail. */
export async function insertJoker(
  tx: Tx,
  ctx: Ctx,
  { id, email, agreedTermsVersion, agreedPrivacyVersion, wantsNewsletter }: NewJoker,
): Promise<void> {
  const now = ctx.clock();
  await tx.insert(jokers).values({
    id,
    publicId: makePublicId(),
    email,
    createdOn: jstDate(now),
    createdAt: now,
    updatedAt: now,
  });
  await insertConsents(tx, id, { agreedTermsVersion, agreedPrivacyVersion }, now);
  if (wantsNewsletter)
    await tx.insert(notificationSettings).values({ userId: id, isNewsMail: true, updatedAt: now });
  await recordEvent(tx, ctx, "sign_up_complete", {}, { userId: id });
  const params = { url: `${ctx.site.origin}/registration` };
  await enqueueMail(tx, ctx, { template: "welcome", to: email, userId: id, params });
}
