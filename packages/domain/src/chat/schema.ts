import { z } from "zod";
import {
  CHAT_FILES_PER_SEND,
  CHAT_MESSAGE,
  CHAT_SEARCH_WORDS,
  INTERESTED_THEMES_MAX,
  THEME_OTHER_TEXT_MAX,
} from "../constants/limits.ts";
import { interestedThemes, interestLevels } from "../options/interest.ts";
import { manyOf, oneOf, optionalText, requiredText, uuid } from "../validation/fields.ts";
import { pageDirection } from "../validation/page-direction.ts";
import { messageTypes } from "./constants.ts";

/** Made by the client; sending the same id again writes nothing new. */
const messageId = uuid;

export const sendTextSchema = z.object({
  matchingId: uuid,
  id: messageId,
  type: z.literal(messageTypes.Normal),
  text: requiredText(CHAT_MESSAGE.min, CHAT_MESSAGE.max),
});

export const sendFilesSchema = z.object({
  matchingId: uuid,
  id: messageId,
  type: z.literal(messageTypes.FileUrl),
  text: z.literal("").default(""),
  uploadIds: z.array(uuid).min(1).max(CHAT_FILES_PER_SEND),
});

/** The only types a person writes; all others are written by the server. */
export const sendMessageSchema = z.discriminatedUnion("type", [sendTextSchema, sendFilesSchema]);
export type SendMessage = z.output<typeof sendMessageSchema>;
export type SendMessageInput = z.input<typeof sendMessageSchema>;

const seq = z.number().int().min(0);
export const markReadSchema = z.object({ matchingId: uuid, seq });
export const syncMessagesSchema = z.object({ matchingId: uuid, afterSeq: seq });
export const listMessagesSchema = z.strictObject({
  matchingId: uuid,
  /** Messages before this one; absent means the newest. */
  beforeSeq: seq.optional(),
  limit: z.number().int().min(1).max(100).default(50),
});

/** Words to be found in one's own threads (spec 3 · Chat message). */
export const searchMessagesSchema = z.strictObject({
  words: requiredText(CHAT_SEARCH_WORDS.min, CHAT_SEARCH_WORDS.max),
  cursor: z.string().max(200).optional(),
  ...pageDirection,
  limit: z.number().int().min(1).max(50).default(20),
});
export type SearchMessages = z.output<typeof searchMessagesSchema>;

export const TAKE_DOWN_REASON_MAX = 500;

/** A message that the support team takes down; the reason is for the record only. */
export const takeDownSchema = z.object({
  matchingId: uuid,
  seq: z.int().min(1),
  reason: requiredText(1, TAKE_DOWN_REASON_MAX),
});
export type TakeDown = z.output<typeof takeDownSchema>;

/** The interest action a seeker chooses after a match (spec 4 · Interest action). */
export const sendInterestActionSchema = z.object({
  matchingId: uuid,
  /** The question that is answered; absent where the thread is not at hand, or asks none. */
  messageId: messageId.optional(),
  action: oneOf(interestLevels),
});
export type SendInterestAction = z.output<typeof sendInterestActionSchema>;

/** Themes that a seeker names after the match, at least one; `other` may carry a text. */
export const chooseThemesSchema = z.object({
  matchingId: uuid,
  themes: manyOf(interestedThemes, { min: 1, max: INTERESTED_THEMES_MAX }),
  otherTheme: optionalText(THEME_OTHER_TEXT_MAX),
});
export type ChooseThemes = z.output<typeof chooseThemesSchema>;
