import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { StoredFile } from "@tefuda/adapters/files/port";
import { chatMessages } from "@tefuda/db/schema/chat";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { matchings } from "@tefuda/db/schema/matching";
import { uploads } from "@tefuda/db/schema/upload";
import { and, eq, exists, isNotNull, or, type SQL } from "@tefuda/db/sql";
import type { Actor } from "@tefuda/domain/policy/actor";
import { can } from "@tefuda/domain/policy/can";
import type { Ctx } from "../kernel/context.ts";
import { whereReachable } from "../matching/reach.ts";
import {
  fileUrl,
  isPublicKey,
  jokerOfKey,
  keyOfShared,
  keyOfSmall,
  sharedKey,
} from "../upload/keys.ts";
import { makeShared } from "../upload/process-image.ts";

export interface ReadableFile extends StoredFile {
  /** Anyone may see it, so shared caches may keep it. */
  readonly isPublic: boolean;
  /** Set for a file that is to be saved and not shown: the name that its sender gave it. */
  readonly downloadName?: string | undefined;
}

type Reach = Pick<ReadableFile, "isPublic" | "downloadName">;
type UploadRow = typeof uploads.$inferSelect;

/**
 * A stored file that the caller may see, undefined otherwise and for everything unknown (spec 6 ·
 * Roles and permissions). A file that is not part of anything yet is its sender's alone. Images of
 * companies and articles are public, a seeker's current image is for the seeker, for the company
 * that it is matched with, for the support team and, once it is up for judging, for those who judge; a file of a chat for those who read the thread;
 * its small picture goes the same way. Beside a public picture stands one that is shared in its place.
 */
export async function readFile(ctx: Ctx, key: string): Promise<ReadableFile | undefined> {
  const standsFor = keyOfShared(key);
  if (standsFor !== undefined) return readShared(ctx, standsFor);
  const whole = keyOfSmall(key);
  const reach = await reachOf(ctx, whole ?? key);
  if (!reach) return undefined;
  const { files } = ctx.ports;
  if (whole === undefined) {
    const file = await files.get(key);
    return file && { ...file, ...reach };
  }
  // An image that came before there were small pictures stands for its own.
  const file = (await files.get(key)) ?? (await files.get(whole));
  if (!file?.contentType.startsWith("image/")) {
    file?.stream.destroy();
    return undefined;
  }
  return { ...file, isPublic: reach.isPublic };
}

/**
 * What stands for a public picture where its page is shared; drawn when it is first asked for. It is there
 * for as long as the picture is.
 */
async function readShared(ctx: Ctx, key: string): Promise<ReadableFile | undefined> {
  // Of what stands beside a picture there is no other one, however many a stranger asks for.
  if (keyOfShared(key) !== undefined) return undefined;
  const reach = await reachOf(ctx, key);
  if (!reach?.isPublic) return undefined;
  const picture = await ctx.ports.files.get(key);
  picture?.stream.destroy();
  if (!picture?.contentType.startsWith("image/")) return undefined;
  const made = await ctx.ports.files.get(sharedKey(key));
  if (made) return { ...made, ...reach };
  const bytes = await drawOnce(ctx, key);
  if (!bytes) return undefined;
  return {
    stream: Readable.from([bytes]),
    size: bytes.length,
    contentType: "image/jpeg",
    ...reach,
  };
}

/** What is being drawn in this process, by the keys of the pictures: many may ask at once, one draws. */
const drawn = new Map<string, Promise<Uint8Array | undefined>>();

function drawOnce({ ports: { files } }: Ctx, key: string): Promise<Uint8Array | undefined> {
  const running = drawn.get(key);
  if (running) return running;
  const drawing = (async () => {
    const bytes = await makeShared(async () => {
      const picture = await files.get(key);
      return picture && buffer(picture.stream);
    });
    if (bytes) await files.put(sharedKey(key), bytes, "image/jpeg");
    return bytes;
  })().finally(() => drawn.delete(key));
  drawn.set(key, drawing);
  return drawing;
}

async function reachOf(ctx: Ctx, key: string): Promise<Reach | undefined> {
  const { db, actor, clock } = ctx;
  const [upload] = await db.select().from(uploads).where(eq(uploads.storageKey, key));
  if (upload?.expiresAt && upload.expiresAt <= clock()) return undefined;
  const isPrivate = { isPublic: false };
  if (upload && (!upload.attachedAt || upload.kind === "dataExport")) {
    const isOwn = actor.kind !== "visitor" && actor.userId === upload.ownerId;
    if (!isOwn || !upload.storedAt) return undefined;
    return isImageKind(upload) ? isPrivate : { ...isPrivate, downloadName: upload.name };
  }
  if (upload?.kind === "chatFile")
    return (await readsThread(ctx, upload)) && !(await isTakenDown(ctx, upload))
      ? { ...isPrivate, downloadName: upload.name }
      : undefined;
  const jokerId = jokerOfKey(key);
  if (jokerId) return (await seesJoker(ctx, jokerId, key)) ? isPrivate : undefined;
  return isPublicKey(key) ? { isPublic: true } : undefined;
}

const isImageKind = ({ kind }: UploadRow) => kind !== "chatFile" && kind !== "dataExport";

/** What the support team took down is nobody's any more, its file with it. */
async function isTakenDown({ db }: Ctx, { messageId }: UploadRow): Promise<boolean> {
  if (!messageId) return false;
  const isDown = and(eq(chatMessages.id, messageId), isNotNull(chatMessages.removedAt));
  return (await db.$count(chatMessages, isDown)) > 0;
}

async function readsThread({ db, actor }: Ctx, { matchingId }: UploadRow): Promise<boolean> {
  if (actor.kind === "visitor" || !matchingId) return false;
  const reachable = or(
    whereReachable(actor, "message:read"),
    whereReachable(actor, "message:read-company"),
  );
  const found = await db
    .select({ id: matchings.id })
    .from(matchings)
    .where(and(eq(matchings.id, matchingId), reachable));
  return found.length > 0;
}

/** Only the picture that the profile shows now: an earlier one is nobody's any more. */
async function seesJoker(ctx: Ctx, jokerId: string, key: string): Promise<boolean> {
  const allowed = whoSees(ctx.db, ctx.actor, jokerId);
  if (!allowed) return false;
  const found = await ctx.db
    .select({ id: jokers.id })
    .from(jokers)
    .where(
      and(
        eq(jokers.id, jokerId),
        eq(jokers.profileImageURL, fileUrl(key)),
        allowed === "yes" ? undefined : allowed,
      ),
    );
  return found.length > 0;
}

function whoSees(db: Ctx["db"], actor: Actor, jokerId: string): "yes" | SQL | undefined {
  switch (actor.kind) {
    case "visitor":
      return undefined;
    case "operator": {
      if (can(actor, "joker:view-sheet")) return "yes";
      if (!can(actor, "judgement:judge")) return undefined;
      const judged = db.select({ id: jokerJudgements.id }).from(jokerJudgements);
      return exists(judged.where(eq(jokerJudgements.jokerId, jokerId)));
    }
    case "joker":
      return actor.userId === jokerId ? "yes" : undefined;
    case "ace": {
      const own = actor.authority === "admin" ? undefined : eq(matchings.aceId, actor.userId);
      return exists(
        db
          .select({ id: matchings.id })
          .from(matchings)
          .where(
            and(eq(matchings.aceCompanyId, actor.companyId), eq(matchings.jokerId, jokerId), own),
          ),
      );
    }
    default:
      return actor satisfies never;
  }
}
