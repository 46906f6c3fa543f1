import { inquiries } from "@tefuda/db/schema/inquiry";
import { INQUIRY_IP_KEPT_DAYS, INQUIRY_KEPT_YEARS } from "@tefuda/domain/inquiry/constants";
import { addCalendarMonths, addJstDays } from "@tefuda/domain/time/jst";
import { and, isNotNull, lt } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";

const MONTHS_A_YEAR = 12;

/** Deletes inquiries after the years that the privacy policy names, and after a day where they came from. */
export async function purgeInquiries({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<void> {
  const now = clock();
  const oldest = addCalendarMonths(now, -INQUIRY_KEPT_YEARS * MONTHS_A_YEAR);
  await db.delete(inquiries).where(lt(inquiries.createdAt, oldest));
  await db
    .update(inquiries)
    .set({ ipAddress: null })
    .where(
      and(
        isNotNull(inquiries.ipAddress),
        lt(inquiries.createdAt, addJstDays(now, -INQUIRY_IP_KEPT_DAYS)),
      ),
    );
}
