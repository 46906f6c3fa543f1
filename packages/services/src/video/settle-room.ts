import { outcomeByItself } from "@tefuda/domain/video/policy";
import type { Ctx } from "../kernel/context.ts";
import { type EndedRoom, endRoom, signalEndedRoom } from "./end-room.ts";
import { isLive, lockRoomAndThread, stateOf } from "./room.ts";

/**
 * Ends a room by the rules when its time has come; one that somebody came back to stays open.
 * Running it again, or twice at once, does it once. Answers whether the room ended.
 */
export async function settleRoom(
  app: Pick<Ctx, "db" | "clock" | "site" | "ports">,
  videoChatId: string,
): Promise<boolean> {
  const ended = await app.db.transaction(async (tx): Promise<EndedRoom | undefined> => {
    const room = await lockRoomAndThread(tx, videoChatId);
    if (!room || !isLive(room.row.status)) return undefined;
    const outcome = outcomeByItself(stateOf(room), app.clock());
    if (!outcome) return undefined;
    const [waiting] = room.seats;
    return endRoom(tx, app, room, {
      outcome,
      by: "system",
      userId: outcome === "noShow" ? waiting?.userId : undefined,
    });
  });
  if (ended) signalEndedRoom(app, ended);
  return ended !== undefined;
}
