import { aces } from "@tefuda/db/schema/ace";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { UpdateImage } from "@tefuda/domain/upload/schema";
import type { Ctx } from "../kernel/context.ts";
import { signalPublicPages } from "../signals/public-pages.ts";
import { attachUpload } from "../upload/attach-upload.ts";
import { fileUrl, keyOfUrl, newKey } from "../upload/keys.ts";
import { removeRetired, retireFile } from "../upload/retire-file.ts";

/**
 * Shows a picture that the caller has sent, or none, on the own profile (spec 7 · Writes · Profile
 * image upload). Asking again changes nothing.
 * @throws dataNotFound for a picture that is not the caller's, or is used already
 */
export async function updateAceImage(
  ctx: Ctx<AceActor>,
  { uploadId }: UpdateImage,
): Promise<{ readonly profileImage: string | null }> {
  const { db, actor } = ctx;
  const now = ctx.clock();
  const mine = eq(aces.id, actor.userId);
  const owned = { ownerId: actor.userId, kind: "aceImage", now } as const;
  const profileImage = uploadId && fileUrl(newKey(actor, "aceImage", uploadId));
  const oldKey = await db.transaction(async (tx) => {
    const [stored] = await tx
      .select({ before: aces.profileImage })
      .from(aces)
      .where(mine)
      .for("no key update");
    if (!stored) throw new AppError("dataNotFound");
    if (stored.before === profileImage) return undefined;
    if (uploadId) await attachUpload(tx, { ...owned, uploadId });
    const key = stored.before ? keyOfUrl(stored.before) : undefined;
    if (key) await retireFile(tx, { ...owned, key });
    await tx.update(aces).set({ profileImage, updatedAt: now }).where(mine);
    return key;
  });
  signalPublicPages(ctx);
  if (oldKey) await removeRetired(ctx, oldKey);
  return { profileImage };
}
