import type { Tx } from "@tefuda/db/client";
import { uploads } from "@tefuda/db/schema/upload";
import { and, eq, isNotNull, isNull } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SentKind } from "@tefuda/domain/upload/kinds";

export interface Attachment {
  readonly uploadId: string;
  readonly ownerId: string;
  readonly kind: SentKind;
  readonly now: Date;
}

/**
 * Makes a file part of something, once; answers its key. One statement, so that of two who attach
 * the same file one is refused.
 * @throws AppError `dataNotFound` for a file of somebody else, of another kind, that has not
 * arrived, or that is part of something already.
 */
export async function attachUpload(tx: Tx, attachment: Attachment): Promise<string> {
  const { uploadId, ownerId, kind, now } = attachment;
  const [attached] = await tx
    .update(uploads)
    .set({ attachedAt: now })
    .where(
      and(
        eq(uploads.id, uploadId),
        eq(uploads.ownerId, ownerId),
        eq(uploads.kind, kind),
        isNotNull(uploads.storedAt),
        isNull(uploads.attachedAt),
        isNull(uploads.expiresAt),
      ),
    )
    .returning({ storageKey: uploads.storageKey });
  if (!attached) throw new AppError("dataNotFound");
  return attached.storageKey;
}
