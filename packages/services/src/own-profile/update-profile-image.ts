import { matchings } from "@tefuda/db/schema/matching";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import type { UpdateProfileImage } from "@tefuda/domain/upload/schema";
import { findProfile } from "../joker/profile.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalJudgement } from "../signals/judgement.ts";
import { signalMatching, threadUserIds } from "../signals/matching.ts";
import { attachUpload } from "../upload/attach-upload.ts";
import { fileUrl, keyOfUrl, newKey } from "../upload/keys.ts";
import { removeRetired, retireFile } from "../upload/retire-file.ts";
import { writeProfile } from "./write-profile.ts";

/**
 * Shows a picture that the seeker has sent, or none, on the own profile (spec 7 · Writes). The one
 * before is out of use with the same commit and removed after it. Asking again changes nothing.
 * @throws AppError `dataNotFound` for a picture that is not the seeker's, or is used already.
 */
export async function updateProfileImage(
  ctx: Ctx<JokerActor>,
  { uploadId, place = "profile" }: UpdateProfileImage,
): Promise<{ profileImageURL: string | null }> {
  const { db, actor, clock } = ctx;
  const jokerId = actor.userId;
  const now = clock();
  const owned = { ownerId: jokerId, kind: "jokerImage", now } as const;
  const profileImageURL = uploadId && fileUrl(newKey(actor, "jokerImage", uploadId));

  const result = await db.transaction(async (tx) => {
    const stored = await findProfile(tx, jokerId, { lock: true });
    if (!stored) throw new AppError("dataNotFound");
    const before = stored.joker.profileImageURL;
    if (before === profileImageURL) return { changed: false, isAsked: false };
    if (uploadId) await attachUpload(tx, { ...owned, uploadId });
    const oldKey = before ? keyOfUrl(before) : undefined;
    if (oldKey) await retireFile(tx, { ...owned, key: oldKey });
    const { isAsked } = await writeProfile(tx, ctx, stored, {
      columns: { profileImageURL },
      place,
    });
    return { changed: true, isAsked, oldKey };
  });

  if (result.isAsked) await signalJudgement(ctx, jokerId);
  if (result.changed) await tellThreads(ctx);
  if (result.oldKey) await removeRetired(ctx, result.oldKey);
  return { profileImageURL };
}

/** Those who see the picture look again, before the file of the old one is gone. */
async function tellThreads({ db, actor, ports }: Ctx<JokerActor>) {
  const threads = await db
    .select({ id: matchings.id, userIds: threadUserIds })
    .from(matchings)
    .where(eq(matchings.jokerId, actor.userId));
  for (const { id, userIds } of threads) signalMatching(ports.bus, userIds, id);
}
