import type { Tx } from "@tefuda/db/client";
import { uploads } from "@tefuda/db/schema/upload";
import { eq } from "@tefuda/db/sql";
import type { UploadKind } from "@tefuda/domain/upload/kinds";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";
import { keysBeside } from "./keys.ts";

export interface Retirement {
  readonly key: string;
  readonly ownerId: string;
  readonly kind: UploadKind;
  readonly now: Date;
}

/**
 * Takes a file out of use inside the transaction that puts another in its place: from the commit
 * on nobody can read it, and the sweep removes it whatever happens next.
 */
export async function retireFile(tx: Tx, { key, ownerId, kind, now }: Retirement): Promise<void> {
  // A file from before there were rows gets one, so that it can be found.
  const row = { kind, name: "", size: 0, contentType: "", storageKey: key, createdAt: now };
  await tx
    .insert(uploads)
    .values({ ...row, id: uuidv7(), ownerId, expiresAt: now })
    .onConflictDoUpdate({ target: uploads.storageKey, set: { attachedAt: null, expiresAt: now } });
}

/** Removes a retired file at once; call it after commit. What fails here is left to the sweep. */
export async function removeRetired({ db, ports }: Pick<Ctx, "db" | "ports">, key: string) {
  try {
    for (const beside of keysBeside(key)) await ports.files.remove(beside);
    await ports.files.remove(key);
    await db.delete(uploads).where(eq(uploads.storageKey, key));
  } catch {
    // The person has what they asked for; the sweep tries again, and tells when it fails as well.
  }
}
