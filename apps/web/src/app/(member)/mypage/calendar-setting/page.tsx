import type { Metadata } from "next";
import { CalendarSettingScreen } from "@/features/schedule/calendar-setting-screen";
import { scheduleCopy } from "@/features/schedule/copy.ja";
import { caller } from "@/platform/server/caller";
import { requireMember } from "@/platform/server/guard";

export const metadata: Metadata = { title: scheduleCopy.title, robots: { index: false } };

export default async function CalendarSettingPage() {
  await requireMember();
  const { hours } = await caller().schedule.availableHours.query();
  return <CalendarSettingScreen stored={hours} />;
}
