import { uploads } from "@tefuda/db/schema/upload";
import { and, eq, isNull, sql } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { UNATTACHED_BYTES_MAX } from "@tefuda/domain/request-limit/limits";
import type { Ctx } from "../kernel/context.ts";
import { countRequest } from "../request-limit/count-request.ts";

const HOUR_SECONDS = 3600;

/**
 * Counts a file that a person begins to send, before any of it is read: how many there are, and how much
 * of what they sent has become part of nothing. Files are attached, or go after a day.
 * @throws AppError tooManyRequests
 */
export async function admitUpload(ctx: Ctx<SignedInActor>): Promise<void> {
  const { db, actor } = ctx;
  await countRequest(ctx, "upload", actor.userId);
  const [waiting] = await db
    .select({ bytes: sql`coalesce(sum(${uploads.size}), 0)`.mapWith(Number) })
    .from(uploads)
    .where(
      and(eq(uploads.ownerId, actor.userId), isNull(uploads.attachedAt), isNull(uploads.expiresAt)),
    );
  if (waiting && waiting.bytes >= UNATTACHED_BYTES_MAX)
    throw new AppError("tooManyRequests", { retryAfter: HOUR_SECONDS });
}
