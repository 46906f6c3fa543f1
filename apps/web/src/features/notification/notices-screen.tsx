"use client";

import {
  notificationScreenTexts as texts,
  unreadText,
} from "@tefuda/domain/notification/screen-texts.ja";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { PageContainer } from "@/ui/shell/page-container";
import { TextLink } from "@/ui/text-link";
import { AnnounceList } from "./announce-list";
import { notificationCopy } from "./copy.ja";
import { NOTIFICATIONS_PATH } from "./notification-bell";
import { NotificationRow } from "./notification-row";
import { useNotifications } from "./use-notifications";
import type { UnreadNotices } from "./use-unread-notices";

const { screen: copy } = notificationCopy;

const noticeTabs = ["notifications", "announces"] as const;
export type NoticeTab = (typeof noticeTabs)[number];

export interface NoticesScreenProps {
  tab: NoticeTab;
  unread: UnreadNotices;
}

/** What somebody was told in the product, and what the support team announced (spec 4). */
export function NoticesScreen({ tab, unread: initial }: NoticesScreenProps) {
  const notices = useNotifications(initial);
  const { own, announced, notifications = [], announces = [], unread } = notices;
  const isOwn = tab === "notifications";
  const empty = <EmptyState drawing="message" text={texts.empty} />;
  return (
    <PageContainer width="narrow">
      <PageHeader
        title={texts.heading}
        actions={
          <Button
            variant="secondary"
            size="sm"
            busy={notices.isMarking}
            refusal={notices.refusal}
            onClick={notices.markAll}
          >
            {texts.markAllRead}
          </Button>
        }
      />
      <LinkTabs
        label={copy.tabs}
        current={tab}
        items={noticeTabs.map((key) => ({
          key,
          label: texts[key],
          href: key === "notifications" ? NOTIFICATIONS_PATH : `${NOTIFICATIONS_PATH}?tab=${key}`,
          count: unread[key],
          countText: copy.unreadCount(unreadText(unread[key])),
        }))}
      />
      {isOwn ? (
        <PagedList
          list={own}
          isEmpty={notifications.length === 0}
          empty={empty}
          failed={copy.failed}
        >
          <ul aria-label={copy.list} className="grid gap-2">
            {notifications.map((doc) => (
              <li key={doc.id}>
                <NotificationRow doc={doc} onOpen={() => notices.openNotification(doc)} />
              </li>
            ))}
          </ul>
        </PagedList>
      ) : (
        <PagedList
          list={announced}
          isEmpty={announces.length === 0}
          empty={empty}
          failed={copy.failed}
        >
          <AnnounceList announces={announces} onOpen={notices.openAnnounce} />
        </PagedList>
      )}
      <p className="text-sm">
        <TextLink href="/mypage/setting">{copy.toSettings}</TextLink>
      </p>
    </PageContainer>
  );
}
