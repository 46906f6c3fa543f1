import { operators } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { inquiries, inquiryAnswers } from "@tefuda/db/schema/inquiry";
import { jokers } from "@tefuda/db/schema/joker";
import { asc, eq, or } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { inquiryDeadline } from "@tefuda/domain/inquiry/desk";
import { inquiryNumber } from "@tefuda/domain/inquiry/policy";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { whereAnswers } from "./move-inquiry.ts";

/**
 * What somebody wrote to the desk with all that was answered, for an operator whose look is put on
 * record. @throws AppError dataNotFound
 */
export async function openInquiry(
  ctx: Ctx<OperatorActor>,
  { inquiryId }: { readonly inquiryId: string },
) {
  const { db } = ctx;
  const [found] = await db
    .select({
      id: inquiries.id,
      userId: inquiries.userId,
      category: inquiries.category,
      name: inquiries.name,
      email: inquiries.email,
      content: inquiries.content,
      status: inquiries.status,
      assigneeId: inquiries.assigneeId,
      handledAt: inquiries.handledAt,
      createdAt: inquiries.createdAt,
      lockVersion: inquiries.lockVersion,
      jokerId: jokers.id,
      aceCompanyId: aces.companyId,
    })
    .from(inquiries)
    .leftJoin(jokers, eq(jokers.id, inquiries.userId))
    .leftJoin(aces, eq(aces.id, inquiries.userId))
    .where(eq(inquiries.id, inquiryId));
  if (!found) throw new AppError("dataNotFound");
  await writeAudit(db, ctx, { action: "viewInquiry", target: { type: "inquiry", id: inquiryId } });
  const [answers, staff] = await Promise.all([
    db
      .select({
        id: inquiryAnswers.id,
        content: inquiryAnswers.content,
        createdAt: inquiryAnswers.createdAt,
        operatorName: operators.name,
      })
      .from(inquiryAnswers)
      .leftJoin(operators, eq(operators.id, inquiryAnswers.operatorId))
      .where(eq(inquiryAnswers.inquiryId, inquiryId))
      .orderBy(asc(inquiryAnswers.createdAt), asc(inquiryAnswers.id)),
    db
      .select({ id: operators.id, name: operators.name })
      .from(operators)
      // Whoever has it in hand is named, also when the role has changed meanwhile.
      .where(or(whereAnswers(), found.assigneeId ? eq(operators.id, found.assigneeId) : undefined))
      .orderBy(asc(operators.name), asc(operators.id)),
  ]);
  return {
    ...found,
    number: inquiryNumber(found.id),
    deadline: inquiryDeadline(found.createdAt),
    answers,
    staff,
  };
}
