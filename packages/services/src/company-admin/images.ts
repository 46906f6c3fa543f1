import type { Tx } from "@tefuda/db/client";
import { uploads } from "@tefuda/db/schema/upload";
import { eq } from "@tefuda/db/sql";
import type { CompanyPage } from "@tefuda/domain/company/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import { attachUpload } from "../upload/attach-upload.ts";
import { keyOfUrl } from "../upload/keys.ts";
import { retireFile } from "../upload/retire-file.ts";

type Images = Pick<CompanyPage, "photos"> & {
  readonly logoUrl: string | null;
  readonly coverUrl: string | null;
};

interface Change {
  readonly before: Images;
  readonly company: Images;
  readonly ownerId: string;
  readonly now: Date;
}

const urlsOf = ({ logoUrl, coverUrl, photos }: Images) =>
  [logoUrl, coverUrl, ...photos].filter((url) => url !== null);

/**
 * Makes newly sent files part of the page and takes those out of use that it no longer shows.
 * Answers the keys of the latter, to be removed after commit.
 * @throws AppError dataNotFound for an address that neither stood there nor is a file of the caller's
 */
export async function changeImages(
  tx: Tx,
  { before, company, ownerId, now }: Change,
): Promise<string[]> {
  const [old, wanted] = [new Set(urlsOf(before)), new Set(urlsOf(company))];
  for (const url of wanted)
    if (!old.has(url)) {
      const uploadId = await uploadOf(tx, keyOfUrl(url));
      await attachUpload(tx, { uploadId, ownerId, kind: "companyImage", now });
    }
  const retired: string[] = [];
  for (const url of old) {
    const key = wanted.has(url) ? undefined : keyOfUrl(url);
    if (!key) continue;
    await retireFile(tx, { key, ownerId, kind: "companyImage", now });
    retired.push(key);
  }
  return retired;
}

async function uploadOf(tx: Tx, key: string | undefined): Promise<string> {
  const [upload] = key
    ? await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.storageKey, key))
    : [];
  if (!upload) throw new AppError("dataNotFound");
  return upload.id;
}
