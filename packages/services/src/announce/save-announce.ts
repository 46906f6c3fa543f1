import { announces } from "@tefuda/db/schema/notification";
import { eq } from "@tefuda/db/sql";
import { uniqueViolation } from "@tefuda/db/violations";
import { isReachConfirmed } from "@tefuda/domain/announce/reach";
import { announceMessages, type SaveAnnounce } from "@tefuda/domain/announce/schema";
import { announceState } from "@tefuda/domain/announce/states";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalAnnounce } from "../signals/announce.ts";
import { signalDesk } from "../signals/desk.ts";
import { countReaders } from "./count-readers.ts";

type AnnounceRow = typeof announces.$inferSelect;

/**
 * Announces something to everyone or to one side, at once or at a time (spec 3 · announces). One
 * that waits can be written anew; one that its readers have seen can only be taken back.
 * Nothing comes before its readers unless an operator confirmed how many they are, also when it is
 * written anew. The id is the client's: sent twice, it is one.
 * @throws AppError `lock` when somebody else changed it, or it has become visible meanwhile,
 * `invalidParameter` with the field `publishAt` for a time that has passed, or `readers` for another
 * number of people than it would reach; `dataNotFound`.
 */
export async function saveAnnounce(
  ctx: Ctx<OperatorActor>,
  input: SaveAnnounce,
): Promise<{ announceId: string; publishAt: Date }> {
  const now = ctx.clock();
  const { announceId, lockVersion } = input;
  const written = {
    content: input.content,
    target: input.target,
    publishAt: input.publishAt ?? now,
    // The job tells of it, also when it is there at once.
    toldAt: null,
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
        if (isSame(before, input, now)) return { row: before, isChanged: false };
        throw new AppError("lock");
      }
      if (before && announceState(before, now) !== "planned") throw new AppError("lock");
      if (input.publishAt && input.publishAt <= now)
        throw new AppError("invalidParameter", {
          fields: { publishAt: announceMessages.publishPast },
        });
      const { readers } = await countReaders({ db: tx }, input);
      if (!isReachConfirmed(input.readers, readers))
        throw new AppError("invalidParameter", {
          fields: { readers: announceMessages.wrongReaders },
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
    // Open pages need not wait for the job.
    if (input.publishAt === null) signalAnnounce(ctx, announceId);
    await signalDesk(ctx, "announces");
  }
  return { announceId, publishAt: result.row.publishAt };
}

/** Whether it stands there as it is sent: the answer to the first sending was lost. */
function isSame(row: AnnounceRow, sent: SaveAnnounce, now: Date) {
  const { content, target, publishAt, lockVersion } = sent;
  return (
    row.lockVersion === (lockVersion === undefined ? 0 : lockVersion + 1) &&
    row.content === content &&
    row.target === target &&
    (publishAt === null ? row.publishAt <= now : row.publishAt.getTime() === publishAt.getTime())
  );
}
