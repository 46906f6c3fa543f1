import { inquiries } from "@tefuda/db/schema/inquiry";
import { lt } from "@tefuda/db/sql";
import { INQUIRY_KEPT_YEARS } from "@tefuda/domain/inquiry/constants";
import { addCalendarMonths } from "@tefuda/domain/time/jst";
import type { Ctx } from "../kernel/context.ts";

const MONTHS_A_YEAR = 12;

/** Deletes inquiries after the years that the privacy policy names. */
export async function purgeInquiries({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<void> {
  const oldest = addCalendarMonths(clock(), -INQUIRY_KEPT_YEARS * MONTHS_A_YEAR);
  await db.delete(inquiries).where(lt(inquiries.createdAt, oldest));
}
