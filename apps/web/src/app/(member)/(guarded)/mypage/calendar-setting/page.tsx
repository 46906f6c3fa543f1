import { calendarLinkResults } from "@tefuda/domain/calendar/constants";
import type { Metadata } from "next";
import { CalendarLinkSection } from "@/features/calendar/link-section";
import { CalendarSettingScreen } from "@/features/schedule/calendar-setting-screen";
import { scheduleCopy } from "@/features/schedule/copy.ja";
import { choicesOf, type SearchParams } from "@/platform/search-params";
import { caller } from "@/platform/server/caller";
import { requireMember } from "@/platform/server/guard";

export const metadata: Metadata = { title: scheduleCopy.title };

export default async function CalendarSettingPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  await requireMember();
  const [result] = choicesOf(await searchParams, "google", calendarLinkResults);
  const [{ hours }, link] = await Promise.all([
    caller().schedule.availableHours.query(),
    caller().calendar.get.query(),
  ]);
  const section = <CalendarLinkSection initial={link} result={result} />;
  // Whoever comes back from the provider's page, or is sent here to mend the link, sees it at once.
  return (
    <CalendarSettingScreen
      stored={hours}
      {...(link.isOffered ? { above: section } : { below: section })}
    />
  );
}
