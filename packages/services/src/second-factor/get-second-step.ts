import { users } from "@tefuda/db/schema/account";
import { eq } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { authSecretOf, unseal } from "./seal.ts";
import { findSecondStep, type PendingStep } from "./second-step.ts";
import { keyUri } from "./totp.ts";

/** What someone puts into an authenticator app. */
export interface SetUp {
  readonly step: "setUp";
  /** In groups of letters and digits, for apps that cannot read the picture. */
  readonly secret: string;
  /** What the picture says. */
  readonly uri: string;
  readonly expiresAt: Date;
}

export type PendingSecondStep = SetUp | { readonly step: "code"; readonly expiresAt: Date };

/** The step this browser has to take before it is signed in, null when there is none. */
export async function getSecondStep(ctx: Ctx): Promise<PendingSecondStep | null> {
  const step = ctx.actor.kind === "visitor" ? await findSecondStep(ctx) : undefined;
  if (!step) return null;
  if (step.secretSealed === null) return { step: "code", expiresAt: step.expiresAt };
  return describeSetUp(ctx, step, step.secretSealed);
}

/** Opens what a set-up needs, for the browser that it belongs to. */
export async function describeSetUp(
  { db, ports, site }: Pick<Ctx, "db" | "ports" | "site">,
  { userId, expiresAt }: PendingStep,
  sealed: string,
): Promise<SetUp> {
  const secret = unseal(await authSecretOf(ports), userId, sealed);
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const uri = keyUri(secret, { brand: site.brand, email: user?.email ?? "" });
  return { step: "setUp", secret, uri, expiresAt };
}
