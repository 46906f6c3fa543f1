import { uploads } from "@tefuda/db/schema/upload";
import { and, eq, isNull } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { typeOfContent } from "@tefuda/domain/upload/kinds";
import type { SendUpload } from "@tefuda/domain/upload/schema";
import type { Ctx } from "../kernel/context.ts";
import { contentTypeInThread } from "./content-thread.ts";
import { fileUrl, newKey, smallKey } from "./keys.ts";
import { isImage, makeSmall, processImage } from "./process-image.ts";

export interface StoredUpload {
  readonly uploadId: string;
  /** Where the sender can look at it; nobody else can before it is part of something. */
  readonly path: string;
}

/**
 * Keeps a file that a person sent, for them alone until it is attached to something. The row is
 * there before the file, so whatever breaks off in between is found by the sweep. The id is the
 * client's: the same file sent again answers what the first one did.
 *
 * @throws AppError `exceededFileSize`, `invalidParameter` with the field `file` for content that the
 * kind does not take or that is not what its name says, `failedProcessImage`, `serverBusy`,
 * `dataNotFound` for an id that is another file's.
 */
export async function storeUpload(
  { db, actor, clock, ports }: Ctx<SignedInActor>,
  { kind, uploadId: id, name, bytes }: SendUpload & { readonly bytes: Uint8Array },
): Promise<StoredUpload> {
  const type = typeOfContent(kind, {
    name,
    size: bytes.byteLength,
    type: await contentTypeInThread(bytes),
  });
  const drawn = isImage(type) ? await processImage(kind, bytes, type) : undefined;
  // Before anything is kept, so that one that cannot be made leaves nothing behind.
  const small = kind === "chatFile" && drawn ? await makeSmall(drawn) : undefined;
  const content = drawn ?? { bytes, contentType: type, width: null, height: null };
  const { contentType, width, height } = content;
  const row = {
    kind,
    name,
    size: content.bytes.byteLength,
    contentType,
    width,
    height,
    createdAt: clock(),
  };
  const mine = and(eq(uploads.id, id), eq(uploads.ownerId, actor.userId), eq(uploads.kind, kind));

  const storageKey = newKey(actor, kind, id);
  const returned = { storageKey: uploads.storageKey };
  const [made] = await db
    .insert(uploads)
    .values({ ...row, id, ownerId: actor.userId, storageKey })
    // At the id or the key: the same one that is sent at the same moment meets at either, and by one of them alone
    // (`target`) it would fail at the other.
    .onConflictDoNothing()
    .returning(returned);
  // One that was cut off goes on, as new: the sweep must not take it meanwhile.
  const goOn = () =>
    db
      .update(uploads)
      .set(row)
      .where(and(mine, isNull(uploads.storedAt), isNull(uploads.expiresAt)))
      .returning(returned);
  const begun = made ?? (await goOn())[0];

  if (!begun) {
    const [earlier] = await db
      .select({ storageKey: uploads.storageKey })
      .from(uploads)
      .where(and(mine, isNull(uploads.expiresAt)));
    if (!earlier) throw new AppError("dataNotFound");
    return { uploadId: id, path: fileUrl(earlier.storageKey) };
  }
  await ports.files.put(begun.storageKey, content.bytes, contentType);
  if (small) await ports.files.put(smallKey(begun.storageKey), small, "image/webp");
  await db.update(uploads).set({ storedAt: clock() }).where(mine);
  return { uploadId: id, path: fileUrl(begun.storageKey) };
}
