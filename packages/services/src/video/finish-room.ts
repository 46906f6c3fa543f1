import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { canReportNoShow } from "@tefuda/domain/video/policy";
import { presenceOf } from "@tefuda/domain/video/presence";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { type EndedRoom, endRoom, signalEndedRoom } from "./end-room.ts";
import { isLive, lockRoomAndThread, partnerOf, type Room, seatOf } from "./room.ts";

export interface FinishInput {
  readonly videoChatId: string;
  readonly outcome: "done" | "noShow";
}

/**
 * Ends an interview: the ace says that it is done, or whoever waits in the room that the other did
 * not come, which asks for new times. Saying it again, or both at once, does it once.
 *
 * @throws AppError `dataNotFound`, `permissionDenied` for a seeker's `done`, `lock` for a room that
 * ended another way, an interview in which the two have not met, and a no-show of somebody who is
 * there or within 15 minutes of the start.
 */
export async function finishRoom(ctx: Ctx<MemberActor>, input: FinishInput): Promise<void> {
  const { db, actor } = ctx;
  const ended = await db.transaction(async (tx): Promise<EndedRoom | undefined> => {
    const room = await lockRoomAndThread(tx, input.videoChatId);
    if (!room || !isMember(room, actor)) throw new AppError("dataNotFound");
    if (input.outcome === "done" && actor.kind !== "ace") throw new AppError("permissionDenied");
    if (room.row.status === input.outcome) return undefined;
    if (!isLive(room.row.status)) throw new AppError("lock");
    refuseTooEarly(ctx, room, input);
    const done = await endRoom(tx, ctx, room, {
      outcome: input.outcome,
      by: actor.kind,
      userId: actor.userId,
    });
    await writeAudit(tx, ctx, {
      action: input.outcome === "done" ? "finishVideoChat" : "reportNoShow",
      target: { type: "videoChat", id: input.videoChatId },
    });
    return done;
  });
  if (ended) signalEndedRoom(ctx, ended);
}

const isMember = ({ jokerId, aceId }: Room, { kind, userId }: MemberActor) =>
  (kind === "ace" ? aceId : jokerId) === userId;

/** @throws AppError lock */
function refuseTooEarly({ actor, clock }: Ctx<MemberActor>, room: Room, { outcome }: FinishInput) {
  const now = clock();
  const { startAt, togetherSeconds } = room.row;
  const mine = seatOf(room, actor.userId);
  const other = seatOf(room, partnerOf(room, actor.userId));
  const may =
    outcome === "done"
      ? // Where the two have not met there is nothing to finish.
        other !== undefined && mine !== undefined && (now >= startAt || togetherSeconds > 0)
      : presenceOf(mine, now) === "present" && canReportNoShow(room.row, other, now);
  if (!may) throw new AppError("lock");
}
