import { z } from "zod";
import * as limits from "../constants/limits.ts";
import { placeholdersIn } from "../text/placeholders.ts";
import { requiredText, uuid } from "../validation/fields.ts";
import { cannedReplyMessages } from "./labels.ja.ts";
import { cannedReplyPlaceholders } from "./placeholders.ts";

const isKnown = (whole: string) => cannedReplyPlaceholders.some((name) => whole === `{${name}}`);

export const saveCannedReplySchema = z
  .object({
    /** Made by the client; an unknown one is a new reply. */
    id: uuid,
    title: requiredText(limits.CANNED_REPLY_TITLE.min, limits.CANNED_REPLY_TITLE.max),
    body: requiredText(limits.CANNED_REPLY_BODY.min, limits.CANNED_REPLY_BODY.max),
    /** Of the reply as it was opened; 0 for a new one. */
    lockVersion: z.number().int().nonnegative(),
  })
  .superRefine(({ body }, ctx) => {
    const wrong = placeholdersIn(body).find(({ whole }) => !isKnown(whole));
    if (wrong)
      ctx.addIssue({
        code: "custom",
        path: ["body"],
        message: cannedReplyMessages.placeholderUnknown(wrong.whole),
      });
  });
export type SaveCannedReply = z.output<typeof saveCannedReplySchema>;

const ids = z.array(uuid).max(limits.CANNED_REPLIES_PER_ACE);

/** The order as it was seen, and as it is to be. */
export const reorderCannedRepliesSchema = z.object({ from: ids, to: ids });
export type ReorderCannedReplies = z.output<typeof reorderCannedRepliesSchema>;

export const cannedReplyIdSchema = z.object({ id: uuid });
