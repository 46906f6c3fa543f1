import { notificationScreenTexts } from "@tefuda/domain/notification/screen-texts.ja";
import type { Metadata } from "next";
import { NoticesScreen, type NoticeTab } from "@/features/notification/notices-screen";
import { announcedNotices, ownNotices } from "@/features/notification/queries";
import { choicesOf, type SearchParams } from "@/platform/search-params";
import { FirstAnswers } from "@/platform/server/first-answers";
import { requireMember } from "@/platform/server/guard";

export const metadata: Metadata = {
  title: notificationScreenTexts.heading,
};

/** What a seeker or a member of a company was told (spec 4 · Notifications and announcements). */
export default async function NotificationsPage(props: { searchParams: Promise<SearchParams> }) {
  const { unreadNotices } = await requireMember();
  const [tab] = choicesOf<NoticeTab>(await props.searchParams, "tab", ["announces"]);
  return (
    <FirstAnswers
      read={(queries, trpc) => [
        queries.prefetchInfiniteQuery(ownNotices(trpc)),
        queries.prefetchInfiniteQuery(announcedNotices(trpc)),
      ]}
    >
      <NoticesScreen tab={tab ?? "notifications"} unread={unreadNotices} />
    </FirstAnswers>
  );
}
