import { z } from "zod";
import { ranks } from "../options/ranks.ts";
import { oneOf, optionalText, requiredText, uuid } from "../validation/fields.ts";
import { recordPurposes } from "./purposes.ja.ts";

const RECORD_NOTE_MAX = 200;
export const RECORDS_PER_PAGE = 30;

const purpose = {
  purpose: oneOf(recordPurposes),
  note: optionalText(RECORD_NOTE_MAX),
};

/** A name, its kana, a mail address or an id, and why it is looked for. */
export const findRecordsSchema = z.object({
  ...purpose,
  words: requiredText(1, 254),
  cursor: z.string().max(200).optional(),
});
export type FindRecords = z.output<typeof findRecordsSchema>;

export const openRecordSchema = z.object({ ...purpose, jokerId: uuid });
export type OpenRecord = z.output<typeof openRecordSchema>;

const reason = requiredText(1, RECORD_NOTE_MAX);
export const signOutUserSchema = z.object({ userId: uuid, reason });
export type SignOutUser = z.output<typeof signOutUserSchema>;

export const changeRankSchema = z.object({ jokerId: uuid, rank: oneOf(ranks), reason });
export type ChangeRank = z.output<typeof changeRankSchema>;
