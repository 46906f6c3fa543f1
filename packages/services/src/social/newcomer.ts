import type { SocialIdentity } from "@tefuda/adapters/social/port";
import type { Db } from "@tefuda/db/client";
import { verifications } from "@tefuda/db/schema/account";
import { and, eq, gt, sql } from "@tefuda/db/sql";
import { socialProviders } from "@tefuda/domain/account/constants";
import { AppError } from "@tefuda/domain/errors/app-error";
import {
  SOCIAL_PENDING_MAILED_HOURS,
  SOCIAL_PENDING_MINUTES,
} from "@tefuda/domain/social/constants";
import { MINUTE_MS } from "@tefuda/domain/time/units";
import { uuidv7 } from "uuidv7";
import { z } from "zod";
import type { Ctx } from "../kernel/context.ts";
import { authSecretOf, sealingFor } from "../kernel/sealing.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { clearCookie, hashOf, makeToken, readCookie, setCookie } from "./browser-cookie.ts";

const { seal, unseal } = sealingFor("tefuda social newcomer");
const IDENTIFIER = "social newcomer";

const storedSchema = z.object({
  provider: z.enum(socialProviders),
  accountId: z.string(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
});
/** Whom a provider brought, before there is an account of theirs. */
export type Newcomer = z.output<typeof storedSchema>;
export type KeptNewcomer = Newcomer & { readonly id: string };

type NewcomerCtx = Pick<Ctx, "db" | "clock" | "ports" | "request">;

/**
 * Keeps whom a provider brought, for this browser alone and half an hour. There is no account yet; a
 * browser that has gone away leaves nothing behind but a row that nobody can read.
 */
export async function keepNewcomer(
  ctx: NewcomerCtx,
  identity: SocialIdentity & Pick<Newcomer, "provider">,
): Promise<void> {
  const now = ctx.clock();
  await dropNewcomer(ctx);
  const id = uuidv7();
  const token = `${id}.${makeToken()}`;
  const sealed = seal(await authSecretOf(ctx.ports), id, JSON.stringify(identity));
  await ctx.db.transaction(async (tx) => {
    await tx.insert(verifications).values({
      id,
      identifier: IDENTIFIER,
      value: `${hashOf(token)}:${sealed}`,
      expiresAt: new Date(now.getTime() + SOCIAL_PENDING_MINUTES * MINUTE_MS),
      createdAt: now,
      updatedAt: now,
    });
    await recordEvent(tx, ctx, "sign_up_start", {}, { userId: null });
  });
  // As long as it may be kept at most; the row says how long it is.
  const minutes = SOCIAL_PENDING_MAILED_HOURS * 60;
  await setCookie(ctx, "social_newcomer", { token, minutes });
}

/** What the row of this browser's newcomer is found by, undefined without a cookie. */
async function keyOf(ctx: NewcomerCtx) {
  const token = await readCookie(ctx, "social_newcomer");
  const [id] = token?.split(".") ?? [];
  if (!token || !id || !z.uuid().safeParse(id).success) return undefined;
  const start = `${hashOf(token)}:`;
  const where = and(
    eq(verifications.id, id),
    eq(verifications.identifier, IDENTIFIER),
    gt(verifications.expiresAt, ctx.clock()),
    sql`starts_with(${verifications.value}, ${start})`,
  );
  return { id, start, where };
}

/** Whom a provider brought to this browser, undefined for nobody, or no longer. */
export async function findNewcomer(ctx: NewcomerCtx): Promise<KeptNewcomer | undefined> {
  const key = await keyOf(ctx);
  if (!key) return undefined;
  const [row] = await ctx.db
    .select({ value: verifications.value })
    .from(verifications)
    .where(key.where);
  if (!row) return undefined;
  const text = unseal(await authSecretOf(ctx.ports), key.id, row.value.slice(key.start.length));
  return { id: key.id, ...storedSchema.parse(JSON.parse(text) as unknown) };
}

/** What a page is told of whom it shows, so that its forms say whom they are for. */
export const markOf = ({ id }: KeptNewcomer): string => hashOf(id);

/**
 * The same, when it is whom a form was shown for: another tab may have brought somebody else since.
 * @throws AppError socialSignInExpired for nobody, and for another one
 */
export async function requireNewcomer(ctx: NewcomerCtx, mark: string): Promise<KeptNewcomer> {
  const newcomer = await findNewcomer(ctx);
  if (!newcomer || markOf(newcomer) !== mark) throw new AppError("socialSignInExpired");
  return newcomer;
}

/** Lets a newcomer stay until the mailed link ends. */
export async function prolongNewcomer(db: Db, now: Date, { id }: KeptNewcomer): Promise<void> {
  const expiresAt = new Date(now.getTime() + SOCIAL_PENDING_MAILED_HOURS * 60 * MINUTE_MS);
  await db.update(verifications).set({ expiresAt, updatedAt: now }).where(eq(verifications.id, id));
}

/** Uses a newcomer up: of two tabs that sign up at once only one does. @throws AppError socialSignInExpired */
export async function useNewcomer(db: Db, now: Date, { id }: KeptNewcomer): Promise<void> {
  const [used] = await db
    .delete(verifications)
    .where(and(eq(verifications.id, id), gt(verifications.expiresAt, now)))
    .returning({ id: verifications.id });
  if (!used) throw new AppError("socialSignInExpired");
}

/** Leaves a newcomer who was linked only for a second press that is under way, which is answered alike. */
export async function leaveNewcomer(ctx: NewcomerCtx, { id }: KeptNewcomer): Promise<void> {
  const now = ctx.clock();
  const expiresAt = new Date(now.getTime() + MINUTE_MS);
  await ctx.db
    .update(verifications)
    .set({ expiresAt, updatedAt: now })
    .where(eq(verifications.id, id));
  await clearNewcomerCookie(ctx);
}

/** Forgets whom a provider brought to this browser. */
export async function dropNewcomer(ctx: NewcomerCtx): Promise<void> {
  const key = await keyOf(ctx);
  if (!key) return;
  await ctx.db.delete(verifications).where(key.where);
  await clearCookie(ctx, "social_newcomer");
}

/** Takes the cookie of a newcomer back who is one no more. */
export const clearNewcomerCookie = (ctx: NewcomerCtx) => clearCookie(ctx, "social_newcomer");
