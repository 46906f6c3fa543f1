import type { ChooseThemes } from "@tefuda/domain/chat/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import { themeMessage } from "@tefuda/domain/matching/first-messages";
import type { InterestedTheme } from "@tefuda/domain/options/interest";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { signalMessages } from "../signals/matching.ts";
import { signalNotification } from "../signals/notification.ts";
import { signalOfferToJoker } from "../signals/offer.ts";
import { appendPlanned, lockAnswerable } from "./append-planned.ts";

/**
 * Names the themes to talk about in a thread that has none yet: after a like, or when they were
 * skipped with the offer. The same choice again changes nothing.
 *
 * @throws AppError `dataNotFound` for a stranger's thread or one whose ace has left, `lock` when
 * others were chosen in the meantime, on another device.
 */
export async function chooseThemes(
  { db, actor, clock, ports }: Ctx<JokerActor>,
  { matchingId, themes, otherTheme }: ChooseThemes,
): Promise<void> {
  const now = clock();
  const told = await db.transaction(async (tx) => {
    const locked = await lockAnswerable(tx, actor, matchingId, now);
    const { row, thread, at } = locked;
    if (row.selectedInterestedThemes.length > 0) {
      if (isSameChoice(row.selectedInterestedThemes, themes)) return undefined;
      throw new AppError("lock");
    }
    const message = themeMessage({
      jokerId: actor.userId,
      themes,
      otherTheme: themes.includes("other") ? otherTheme : undefined,
      thread,
      now: at,
    });
    await appendPlanned(tx, locked, [message], {
      selectedInterestedThemes: [...themes],
      updatedAt: now,
    });
    return row;
  });
  if (!told) return;
  signalMessages(ports.bus, [actor.userId, told.aceId], matchingId);
  signalNotification(ports.bus, told.aceId, told.aceId);
  if (told.offerId) signalOfferToJoker(ports.bus, actor.userId, told.offerId);
}

const isSameChoice = (one: readonly InterestedTheme[], other: readonly InterestedTheme[]) =>
  one.length === other.length && one.every((theme) => other.includes(theme));
