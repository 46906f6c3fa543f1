import { users } from "@tefuda/db/schema/account";
import { uploads } from "@tefuda/db/schema/upload";
import { and, eq, ne } from "@tefuda/db/sql";
import { EXPORT_LINK_HOURS } from "@tefuda/domain/account/constants";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { jstDate } from "@tefuda/domain/time/jst";
import { HOUR_MS } from "@tefuda/domain/time/units";
import { requireRecentLogin } from "../account/require-recent-login.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { collectOwnData } from "./collect.ts";
import { findExport, type OwnExport } from "./get-export.ts";

const JSON_TYPE = "application/json; charset=utf-8";

/**
 * Writes all data of a member into a file that the member alone can fetch for a day, and mails the
 * way to it. An earlier file makes room. The id is made by the client: asking again with it answers
 * the file that it made.
 * @throws AppError requireRecentLogin, dataNotFound when the id is another's
 */
export async function createExport(
  ctx: Ctx<MemberActor>,
  { id }: { readonly id: string },
): Promise<OwnExport> {
  const { db, actor } = ctx;
  await requireRecentLogin(ctx);
  const made = await findExport(ctx, id);
  if (made) return made;
  const now = ctx.clock();
  const data = await collectOwnData(db, actor, now);
  const bytes = Buffer.from(JSON.stringify(data, null, 2));
  const storageKey = `exports/${id}`;
  // The row first: a file without one would never be deleted.
  const [row] = await db
    .insert(uploads)
    .values({
      id,
      ownerId: actor.userId,
      kind: "dataExport",
      name: `${ctx.site.brand.toLowerCase()}-${jstDate(now)}.json`,
      size: bytes.length,
      contentType: JSON_TYPE,
      storageKey,
      expiresAt: new Date(now.getTime() + EXPORT_LINK_HOURS * HOUR_MS),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: uploads.id });
  if (!row && !(await isOwnAttempt(ctx, id))) throw new AppError("dataNotFound");
  await ctx.ports.files.put(storageKey, bytes, JSON_TYPE);
  await publish(ctx, id, now);
  const stored = await findExport(ctx, id);
  if (!stored) throw new AppError("dataNotFound");
  return stored;
}

/** An earlier call of the same id that was cut off before the file was there. */
async function isOwnAttempt({ db, actor }: Ctx<MemberActor>, id: string): Promise<boolean> {
  const found = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(eq(uploads.id, id), eq(uploads.ownerId, actor.userId), eq(uploads.kind, "dataExport")),
    );
  return found.length > 0;
}

/** From here on the file can be fetched, and those before it cannot. */
async function publish(ctx: Ctx<MemberActor>, id: string, now: Date) {
  const { userId, kind } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const own = and(eq(uploads.ownerId, userId), eq(uploads.kind, "dataExport"));
    await tx
      .update(uploads)
      .set({ expiresAt: now })
      .where(and(own, ne(uploads.id, id)));
    await tx
      .update(uploads)
      .set({ storedAt: now, attachedAt: now })
      .where(and(own, eq(uploads.id, id)));
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (!user) throw new AppError("dataNotFound");
    await enqueueMail(tx, ctx, {
      template: "dataExport",
      to: user.email,
      userId,
      params: { url: `${ctx.site.origin}/mypage/data-export` },
      dedupeKey: `dataExport:${id}`,
    });
    await writeAudit(tx, ctx, { action: "exportOwnData", target: { type: kind, id: userId } });
  });
}
