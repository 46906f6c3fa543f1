import { SHARED_SUFFIX } from "@tefuda/domain/constants/image";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import type { SentKind } from "@tefuda/domain/upload/kinds";

const FILES = "/files/";

/** Where a stored file is served. */
export const fileUrl = (key: string): string => FILES + key;

/** The key of a file of ours by its address, `undefined` for an address elsewhere. */
export const keyOfUrl = (url: string): string | undefined =>
  url.startsWith(FILES) ? url.slice(FILES.length) : undefined;

const SMALL = "-small";

/** Where the small picture of an image of a chat is kept, beside the image. */
export const smallKey = (key: string): string => key + SMALL;

/** The key of the image that a small picture belongs to, `undefined` for every other key. */
export const keyOfSmall = (key: string): string | undefined =>
  key.startsWith("chat/") && key.endsWith(SMALL) ? key.slice(0, -SMALL.length) : undefined;

/**
 * Where the picture is kept that stands for a public one where a page is shared, beside that one. A key has one
 * dot, before its ending.
 */
export const sharedKey = (key: string): string => key.replace(".", "-") + SHARED_SUFFIX;

/** The key of the picture that a shared one stands for by its address, `undefined` for every other. */
export const keyOfShared = (key: string): string | undefined =>
  key.endsWith(SHARED_SUFFIX) ? key.slice(0, -SHARED_SUFFIX.length) : undefined;

const publicFolders: ReadonlySet<string> = new Set(["companies", "articles"]);

/** Whether what stands under a key is everybody's to see: pictures of companies, their people and articles. */
export const isPublicKey = (key: string): boolean => publicFolders.has(key.split("/")[0] ?? "");

/** The keys of what may be kept beside a file, and goes with it. */
export function keysBeside(key: string): readonly string[] {
  if (key.startsWith("chat/")) return [smallKey(key)];
  return isPublicKey(key) ? [sharedKey(key)] : [];
}

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const jokerImage = new RegExp(`^jokers/profileImages/(${uuid})(?:-${uuid})?$`);

/** Whose picture a key is (spec 7 · Writes), `undefined` when it is none of a seeker's. */
export const jokerOfKey = (key: string): string | undefined => jokerImage.exec(key)?.[1];

/**
 * The key of a new upload. Each picture has a key of its own, so that an old one that a browser
 * or a cache still holds is never taken for the new one (spec 7 · Writes).
 * @throws AppError `permissionDenied` when a picture would belong to a company and there is none.
 */
export function newKey(actor: SignedInActor, kind: SentKind, uploadId: string): string {
  switch (kind) {
    case "jokerImage":
      return `jokers/profileImages/${actor.userId}-${uploadId}`;
    case "aceImage":
      return `companies/${companyOf(actor)}/profileImages/${actor.userId}-${uploadId}`;
    case "companyImage":
      // Operators edit the pages of companies, too.
      return `companies/${actor.kind === "operator" ? "operator" : companyOf(actor)}/images/${uploadId}`;
    case "articleImage":
      return `articles/${uploadId}`;
    case "chatFile":
      return `chat/${uploadId}`;
    default:
      return kind satisfies never;
  }
}

function companyOf(actor: SignedInActor): string {
  if (actor.kind !== "ace") throw new AppError("permissionDenied");
  return actor.companyId;
}
