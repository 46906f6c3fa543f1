import { createHash } from "node:crypto";
import type { Tx } from "@tefuda/db/client";
import { inquiries } from "@tefuda/db/schema/inquiry";
import { INQUIRY_REPLY_BUSINESS_DAYS } from "@tefuda/domain/inquiry/constants";
import { inquiryCategoryLabels } from "@tefuda/domain/inquiry/labels.ja";
import { inquiryNumber, isAutomatic } from "@tefuda/domain/inquiry/policy";
import type { Inquiry } from "@tefuda/domain/inquiry/schema";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { countRequest } from "../request-limit/count-request.ts";
import { signalDesk } from "../signals/desk.ts";

/**
 * Keeps what someone wrote to the desk, acknowledges it by mail at once and passes it on to the
 * desk's own address. The same text of the same person is one inquiry, however often it is sent.
 * The acknowledgement quotes nothing: an address that somebody else typed in must not be sent what
 * they wrote. What an automatic sender filled in is answered alike and kept nowhere.
 * @throws AppError tooManyRequests
 */
export async function sendInquiry(ctx: Ctx, inquiry: Inquiry): Promise<{ number: string }> {
  const id = uuidv7();
  if (isAutomatic(inquiry)) return { number: inquiryNumber(id) };
  const { actor } = ctx;
  const { category, name, email, content } = inquiry;
  const userId = actor.kind === "visitor" ? null : actor.userId;
  const digest = digestOf(inquiry);
  const sent = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(inquiries)
      .values({
        id,
        userId,
        category,
        name,
        email,
        content,
        digest,
        createdAt: ctx.clock(),
      })
      // A change of nothing: it answers the row that stands, which `do nothing` would not.
      .onConflictDoUpdate({ target: inquiries.digest, set: { digest } })
      .returning({ id: inquiries.id });
    const number = inquiryNumber(row?.id ?? id);
    if (row?.id !== id) return { number };
    // Within the transaction, which a refusal takes back: what was sent before is not counted again.
    await countRequest({ ...ctx, db: tx }, "inquiry", email);
    await sendMails(tx, ctx, inquiry, { id, number, userId });
    return { number };
  });
  await signalDesk(ctx, "inquiries");
  return sent;
}

/** A separator that no field can hold keeps two inquiries from looking like one. */
function digestOf({ category, email, content }: Inquiry): string {
  return createHash("sha256").update([category, email, content].join("\0")).digest("hex");
}

async function sendMails(
  tx: Tx,
  ctx: Ctx,
  { category, name, email, content }: Inquiry,
  { id, number, userId }: Readonly<Record<"id" | "number", string>> & { userId: string | null },
) {
  const label = inquiryCategoryLabels[category];
  await enqueueMail(tx, ctx, {
    template: "inquiryReceived",
    to: email,
    params: { number, label, days: String(INQUIRY_REPLY_BUSINESS_DAYS) },
    dedupeKey: `inquiryReceived:${id}`,
  });
  if (!ctx.site.desk) return;
  await enqueueMail(tx, ctx, {
    template: "inquiryForDesk",
    to: ctx.site.desk,
    params: { number, label, name, email, content },
    aboutUserIds: userId ? [userId] : [],
    dedupeKey: `inquiryForDesk:${id}`,
  });
}
