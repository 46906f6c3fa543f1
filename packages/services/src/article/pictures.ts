import type { Tx } from "@tefuda/db/client";
import { articles } from "@tefuda/db/schema/article";
import { uploads } from "@tefuda/db/schema/upload";
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from "@tefuda/db/sql";
import { bodyImages, parseBody } from "@tefuda/domain/article/body";
import { articleMessages } from "@tefuda/domain/article/schema";
import { AppError } from "@tefuda/domain/errors/app-error";
import { addJstDays } from "@tefuda/domain/time/jst";
import { uuidv7 } from "uuidv7";
import { fileUrl, keyOfUrl } from "../upload/keys.ts";

interface Pictured {
  readonly body: string;
  readonly coverUrl: string | null;
}

/** The keys of all pictures of an article. */
function keysOf(article: Pictured | undefined): Set<string> {
  if (!article) return new Set();
  const urls = [
    article.coverUrl ?? "",
    ...bodyImages(parseBody(article.body)).map(({ src }) => src),
  ];
  return new Set(urls.flatMap((url) => keyOfUrl(url) ?? []));
}

export interface PictureChange {
  readonly articleId: string;
  readonly before: Pictured | undefined;
  readonly after: Pictured;
  readonly ownerId: string;
  readonly now: Date;
}

/**
 * Makes the pictures that were just sent part of the article, and lets those that it no longer
 * shows go after a day: until then a draft that is still on somebody's device can bring them back.
 * @throws AppError `invalidParameter` with the field `body` for a picture that is nobody's or gone.
 */
export async function changePictures(tx: Tx, change: PictureChange): Promise<void> {
  const { articleId, before, after, ownerId, now } = change;
  const old = keysOf(before);
  const kept = keysOf(after);
  const added = [...kept].filter((key) => !old.has(key));
  const removed = [...old].filter((key) => !kept.has(key));
  const attached = await tx
    .update(uploads)
    .set({ attachedAt: now, expiresAt: null })
    .where(
      and(
        inArray(uploads.storageKey, added),
        eq(uploads.kind, "articleImage"),
        isNotNull(uploads.storedAt),
        or(
          isNotNull(uploads.attachedAt),
          and(eq(uploads.ownerId, ownerId), isNull(uploads.expiresAt)),
        ),
      ),
    )
    .returning({ key: uploads.storageKey });
  if (attached.length < added.length)
    throw new AppError("invalidParameter", { fields: { body: articleMessages.pictureGone } });
  for (const key of removed)
    if (!(await isUsedElsewhere(tx, articleId, key))) await expire(tx, key, change);
}

async function isUsedElsewhere(tx: Tx, articleId: string, key: string): Promise<boolean> {
  const url = fileUrl(key);
  const uses = await tx.$count(
    articles,
    and(
      ne(articles.id, articleId),
      or(eq(articles.coverUrl, url), sql`position(${`"${url}"`} in ${articles.body}) > 0`),
    ),
  );
  return uses > 0;
}

async function expire(tx: Tx, key: string, { ownerId, now }: PictureChange): Promise<void> {
  const expiresAt = addJstDays(now, 1);
  const file = { kind: "articleImage", name: "", size: 0, contentType: "" } as const;
  const times = { storedAt: now, attachedAt: now, expiresAt, createdAt: now };
  // A picture from before there were rows gets one, so that it can be found.
  await tx
    .insert(uploads)
    .values({ ...file, ...times, id: uuidv7(), ownerId, storageKey: key })
    .onConflictDoUpdate({ target: uploads.storageKey, set: { expiresAt } });
}
