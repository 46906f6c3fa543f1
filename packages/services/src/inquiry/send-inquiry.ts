import { createHash } from "node:crypto";
import type { Tx } from "@tefuda/db/client";
import { inquiries } from "@tefuda/db/schema/inquiry";
import { AppError } from "@tefuda/domain/errors/app-error";
import {
  INQUIRIES_PER_ADDRESS,
  INQUIRIES_PER_IP,
  INQUIRY_REPLY_BUSINESS_DAYS,
} from "@tefuda/domain/inquiry/constants";
import { inquiryCategoryLabels } from "@tefuda/domain/inquiry/labels.ja";
import { inquiryNumber, isAutomatic } from "@tefuda/domain/inquiry/policy";
import type { Inquiry } from "@tefuda/domain/inquiry/schema";
import { DAY_MS } from "@tefuda/domain/time/jst";
import { and, count, eq, gt, type SQL, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { hintDesk } from "../desk/hints.ts";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../notification/enqueue-mail.ts";

const HOUR_MS = 3_600_000;

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
  const { actor, request } = ctx;
  const { category, name, email, content } = inquiry;
  const digest = digestOf(inquiry);
  const sent = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(inquiries)
      .values({
        id,
        userId: actor.kind === "visitor" ? null : actor.userId,
        category,
        name,
        email,
        content,
        digest,
        ipAddress: request.ip,
        createdAt: ctx.clock(),
      })
      // A change of nothing: it answers the row that stands, which `do nothing` would not.
      .onConflictDoUpdate({ target: inquiries.digest, set: { digest } })
      .returning({ id: inquiries.id });
    const number = inquiryNumber(row?.id ?? id);
    if (row?.id !== id) return { number };
    await refuseTooMany(tx, ctx, email);
    await sendMails(tx, ctx, inquiry, { id, number });
    return { number };
  });
  await hintDesk(ctx, "inquiries");
  return sent;
}

/** A separator that no field can hold keeps two inquiries from looking like one. */
function digestOf({ category, email, content }: Inquiry): string {
  return createHash("sha256").update([category, email, content].join("\0")).digest("hex");
}

async function refuseTooMany(tx: Tx, { clock, request }: Ctx, email: string) {
  // One inquiry of an address and of a place at a time, or those at the same moment would each
  // count the others out. Always in this order, so that no two wait for each other.
  for (const key of [`ip:${request.ip}`, `mail:${email}`])
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`inquiry:${key}`}))`);
  const now = clock().getTime();
  const ofPlace = eq(inquiries.ipAddress, request.ip);
  const lately = await countSince(tx, ofPlace, new Date(now - HOUR_MS));
  const today = await countSince(tx, eq(inquiries.email, email), new Date(now - DAY_MS));
  if (lately > INQUIRIES_PER_IP || today > INQUIRIES_PER_ADDRESS)
    throw new AppError("tooManyRequests");
}

async function countSince(tx: Tx, where: SQL, since: Date): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(inquiries)
    .where(and(where, gt(inquiries.createdAt, since)));
  return row?.count ?? 0;
}

async function sendMails(
  tx: Tx,
  ctx: Ctx,
  { category, name, email, content }: Inquiry,
  { id, number }: { readonly id: string; readonly number: string },
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
    dedupeKey: `inquiryForDesk:${id}`,
  });
}
