import type { Db } from "@tefuda/db/client";
import { operators } from "@tefuda/db/schema/account";
import { inquiries } from "@tefuda/db/schema/inquiry";
import { and, asc, count, desc, eq } from "@tefuda/db/sql";
import { type InquiryStatus, inquiryStatuses } from "@tefuda/domain/inquiry/constants";
import {
  INQUIRIES_PER_PAGE,
  inquiryDeadline,
  type OperatorInquiries,
} from "@tefuda/domain/inquiry/desk";
import { inquiryNumber } from "@tefuda/domain/inquiry/policy";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereAfter, whereBefore } from "../kernel/cursor.ts";

/**
 * One page of the inquiries in a state, what waits longest first, what is done the other way
 * round. The words stand in the inquiry itself, whose opening is put on record.
 */
export async function listOperatorInquiries(
  { db, actor }: Ctx<OperatorActor>,
  { status, category, mine, cursor }: OperatorInquiries,
) {
  const isOpen = status === "open";
  const whereBeyond = isOpen ? whereAfter : whereBefore;
  const rows = await db
    .select({
      id: inquiries.id,
      category: inquiries.category,
      name: inquiries.name,
      status: inquiries.status,
      createdAt: inquiries.createdAt,
      handledAt: inquiries.handledAt,
      assigneeName: operators.name,
    })
    .from(inquiries)
    .leftJoin(operators, eq(operators.id, inquiries.assigneeId))
    .where(
      and(
        eq(inquiries.status, status),
        category && eq(inquiries.category, category),
        mine ? eq(inquiries.assigneeId, actor.userId) : undefined,
        whereBeyond(inquiries.createdAt, inquiries.id, decodeCursor(cursor)),
      ),
    )
    .orderBy(
      ...(isOpen
        ? [asc(inquiries.createdAt), asc(inquiries.id)]
        : [desc(inquiries.createdAt), desc(inquiries.id)]),
    )
    .limit(oneMoreThan(INQUIRIES_PER_PAGE));
  const { page, nextCursor } = pageOf(rows, INQUIRIES_PER_PAGE, (row) => ({
    at: row.createdAt,
    id: row.id,
  }));
  return {
    items: page.map((row) => ({
      ...row,
      number: inquiryNumber(row.id),
      deadline: inquiryDeadline(row.createdAt),
    })),
    nextCursor,
    counts: await countByStatus(db),
  };
}

async function countByStatus(db: Db): Promise<Record<InquiryStatus, number>> {
  const counted = await db
    .select({ status: inquiries.status, count: count() })
    .from(inquiries)
    .groupBy(inquiries.status);
  const byStatus = new Map(counted.map((row) => [row.status, row.count]));
  const pairs = inquiryStatuses.map((status) => [status, byStatus.get(status) ?? 0]);
  return Object.fromEntries(pairs) as Record<InquiryStatus, number>;
}
