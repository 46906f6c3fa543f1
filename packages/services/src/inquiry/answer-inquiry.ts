import { inquiryAnswers } from "@tefuda/db/schema/inquiry";
import { and, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AnswerInquiry } from "@tefuda/domain/inquiry/desk";
import { inquiryNumber } from "@tefuda/domain/inquiry/policy";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { signalDesk } from "../signals/desk.ts";
import { changeInquiry, lockInquiry } from "./move-inquiry.ts";

/**
 * Answers an inquiry by mail and keeps the words with it. The answer's id is the client's: sent
 * twice, it is one mail. Who answers takes care of it from now on when nobody did.
 * @throws AppError `lock` when somebody else moved or answered it since, `dataNotFound`.
 */
export async function answerInquiry(
  ctx: Ctx<OperatorActor>,
  { inquiryId, lockVersion, answerId, content }: AnswerInquiry,
): Promise<void> {
  const now = ctx.clock();
  const operatorId = ctx.actor.userId;
  await ctx.db.transaction(async (tx) => {
    const row = await lockInquiry(tx, inquiryId);
    const [sent] = await tx
      .select({ id: inquiryAnswers.id })
      .from(inquiryAnswers)
      .where(and(eq(inquiryAnswers.id, answerId), eq(inquiryAnswers.inquiryId, inquiryId)));
    if (sent) return;
    if (row.lockVersion !== lockVersion) throw new AppError("lock");
    await tx
      .insert(inquiryAnswers)
      .values({ id: answerId, inquiryId, operatorId, content, createdAt: now });
    await enqueueMail(tx, ctx, {
      template: "inquiryAnswered",
      to: row.email,
      userId: row.userId ?? undefined,
      params: {
        number: inquiryNumber(inquiryId),
        name: row.name,
        content,
        url: `${ctx.site.origin}/contact`,
      },
      aboutUserIds: row.userId ? [row.userId] : [],
      dedupeKey: `inquiryAnswered:${answerId}`,
    });
    const change = {
      status: "answered",
      assigneeId: row.assigneeId ?? operatorId,
      handledBy: operatorId,
      handledAt: now,
    } as const;
    await changeInquiry(tx, ctx, row, change, { action: "answerInquiry" });
  });
  await signalDesk(ctx, "inquiries");
}
