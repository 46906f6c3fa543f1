import { announces } from "@tefuda/db/schema/notification";
import { uniqueViolation } from "@tefuda/db/violations";
import { announceMessages, type SaveAnnounce } from "@tefuda/domain/announce/schema";
import { announceState } from "@tefuda/domain/announce/states";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { eq } from "drizzle-orm";
import { hintDesk } from "../desk/hints.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { hintAnnounce } from "./hints.ts";

type AnnounceRow = typeof announces.$inferSelect;

/**
 * Announces something to everyone or to one side, at once or at a time (spec 3 · announces). One
 * that waits can be written anew; one that its readers have seen can only be taken back.
 * The id is the client's: sent twice, it is one.
 * @throws AppError `lock` when somebody else changed it, or it has become visible meanwhile,
 * `invalidParameter` with the field `publishAt` for a time that has passed; `dataNotFound`.
 */
export async function saveAnnounce(
  ctx: Ctx<OperatorActor>,
  input: SaveAnnounce,
): Promise<{ announceId: string; publishAt: Date }> {
  const now = ctx.clock();
  const { announceId, lockVersion } = input;
  const isNow = input.publishAt === null;
  const written = {
    content: input.content,
    target: input.target,
    publishAt: input.publishAt ?? now,
    toldAt: isNow ? now : null,
  };
  const result = await ctx.db
    .transaction(async (tx) => {
      const [before] = await tx
        .select()
        .from(announces)
        .where(eq(announces.id, announceId))
        .for("no key update");
      if (!before && lockVersion !== undefined) throw new AppError("dataNotFound");
      if (before && before.lockVersion !== lockVersion) {
        if (isSame(before, input)) return { row: before, isChanged: false };
        throw new AppError("lock");
      }
      if (before && announceState(before, now) !== "planned") throw new AppError("lock");
      if (input.publishAt && input.publishAt <= now)
        throw new AppError("invalidParameter", {
          fields: { publishAt: announceMessages.publishPast },
        });
      await writeAudit(tx, ctx, {
        action: before ? "updateAnnounce" : "publishAnnounce",
        target: { type: "announce", id: announceId },
        reason: [written.target, written.publishAt.toISOString()].join(" "),
      });
      const [row] = before
        ? await tx
            .update(announces)
            .set({ ...written, lockVersion: before.lockVersion + 1 })
            .where(eq(announces.id, announceId))
            .returning()
        : await tx
            .insert(announces)
            .values({ ...written, id: announceId, publishedBy: ctx.actor.userId, createdAt: now })
            .returning();
      return { row, isChanged: true };
    })
    .catch((error: unknown) => {
      // Two sendings of a new one at one moment: the other one wrote it.
      if (uniqueViolation(error) === "announces_pkey") return undefined;
      throw error;
    });
  if (!result) return saveAnnounce(ctx, input);
  if (!result.row) throw new AppError("dataNotFound");
  if (result.isChanged) {
    if (isNow) hintAnnounce(ctx, announceId);
    await hintDesk(ctx, "announces");
  }
  return { announceId, publishAt: result.row.publishAt };
}

/** Whether it stands there as it is sent: the answer to the first sending was lost. */
function isSame(row: AnnounceRow, { content, target, publishAt, lockVersion }: SaveAnnounce) {
  const isAtOnce = publishAt === null && row.toldAt?.getTime() === row.publishAt.getTime();
  return (
    row.lockVersion === (lockVersion === undefined ? 0 : lockVersion + 1) &&
    row.content === content &&
    row.target === target &&
    (isAtOnce || row.publishAt.getTime() === publishAt?.getTime())
  );
}
