import {
  type ChatFileExtension,
  chatFileExtensions,
  chatFileTypes,
  fileExtension,
} from "../chat/files.ts";
import { PROFILE_IMAGE_CONTENT_TYPES, PROFILE_IMAGE_EXTENSIONS } from "../constants/image.ts";
import { BYTES_PER_MB, CHAT_FILE_MAX_MB, PROFILE_IMAGE_MAX_MB } from "../constants/limits.ts";
import { AppError } from "../errors/app-error.ts";
import type { Action } from "../policy/permissions.ts";
import type { ContentType } from "./content.ts";
import { uploadMessages } from "./messages.ja.ts";

/** What a stored file is for. */
export const uploadKinds = [
  "jokerImage",
  "aceImage",
  "chatFile",
  "companyImage",
  "articleImage",
  "dataExport",
] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** The kinds that a person sends; the others are made by the product itself. */
export const sentKinds = [
  "jokerImage",
  "aceImage",
  "chatFile",
  "companyImage",
  "articleImage",
] as const satisfies readonly UploadKind[];
export type SentKind = (typeof sentKinds)[number];

interface UploadRule {
  /** The row of the permission table that guards sending one. */
  readonly access: Action;
  readonly maxMb: number;
  readonly extensions: readonly string[];
  readonly types: readonly ContentType[];
  /** Said beside the field when the file is of another type. */
  readonly wrongType: string;
}

const image = {
  maxMb: PROFILE_IMAGE_MAX_MB,
  extensions: PROFILE_IMAGE_EXTENSIONS,
  types: PROFILE_IMAGE_CONTENT_TYPES,
  wrongType: uploadMessages.imageType,
} as const;

/** What each kind takes, and from whom (spec 5, spec 9 · Limits). */
export const uploadRules = {
  jokerImage: { ...image, access: "joker:save-own" },
  aceImage: { ...image, access: "ace:save-own" },
  companyImage: { ...image, access: "company:edit" },
  articleImage: { ...image, access: "article:write" },
  chatFile: {
    access: "message:write",
    maxMb: CHAT_FILE_MAX_MB,
    extensions: chatFileExtensions,
    types: [...new Set(Object.values(chatFileTypes))],
    wrongType: uploadMessages.fileType,
  },
} as const satisfies Record<SentKind, UploadRule>;

/** The most bytes that a file of the kind may have. */
export const uploadMaxBytes = (kind: SentKind): number => uploadRules[kind].maxMb * BYTES_PER_MB;

const ofFile = (message: string) => new AppError("invalidParameter", { fields: { file: message } });

const wrongType = (rule: UploadRule) => ofFile(rule.wrongType);

const tooBig = (kind: SentKind) =>
  new AppError("exceededFileSize", { params: { limit: uploadRules[kind].maxMb } });

/**
 * Refuses a file by what is known of it before its content.
 * @throws AppError `failedGetFileExtension` for a name without an extension, `invalidParameter` with
 * the field `file` for an extension that the kind does not take or an empty file of a chat,
 * `exceededFileSize`.
 */
export function checkFile(
  kind: SentKind,
  file: {
    readonly name: string;
    /** In bytes; absent while nobody has said it. */
    readonly size?: number | undefined;
  },
): void {
  const rule: UploadRule = uploadRules[kind];
  const extension = fileExtension(file.name);
  if (extension === "") throw new AppError("failedGetFileExtension");
  if (!rule.extensions.includes(extension)) throw wrongType(rule);
  if (file.size === 0 && kind === "chatFile") throw ofFile(uploadMessages.fileEmpty);
  if (file.size !== undefined && file.size > uploadMaxBytes(kind)) throw tooBig(kind);
}

const isChatExtension = (extension: string): extension is ChatFileExtension =>
  extension in chatFileTypes;

/**
 * The type of a file by its content; the name has no say. Only a file of a chat keeps its name, so
 * there the name has to tell the truth: whoever opens it goes by that.
 * @throws AppError `exceededFileSize`, `invalidParameter` with the field `file` for content of
 * another type than the kind takes, or than the name of a chat's file says.
 */
export function typeOfContent(
  kind: SentKind,
  {
    name,
    size,
    type,
  }: {
    readonly name: string;
    /** In bytes. */
    readonly size: number;
    /** What `contentTypeOf` says of it. */
    readonly type: ContentType | undefined;
  },
): ContentType {
  const rule: UploadRule = uploadRules[kind];
  if (size > uploadMaxBytes(kind)) throw tooBig(kind);
  if (size === 0 && kind === "chatFile") throw ofFile(uploadMessages.fileEmpty);
  const extension = fileExtension(name);
  if (kind === "chatFile" && isChatExtension(extension) && type !== chatFileTypes[extension])
    throw ofFile(uploadMessages.fileMismatch);
  if (!type || !rule.types.includes(type)) throw wrongType(rule);
  return type;
}
