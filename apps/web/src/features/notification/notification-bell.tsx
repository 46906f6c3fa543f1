"use client";

import { notificationScreenTexts as texts } from "@tefuda/domain/notification/screen-texts.ja";
import clsx from "clsx";
import { Bell } from "lucide-react";
import { usePathname } from "next/navigation";
import { CountBadge } from "@/ui/count-badge";
import { Link } from "@/ui/link";
import { useReadOnOpen } from "./use-read-on-open";
import { type UnreadNotices, useUnreadNotices } from "./use-unread-notices";

export const NOTIFICATIONS_PATH = "/notifications";

/** The way to the notifications from everywhere, with how many are unread, live. */
export function NotificationBell({ initial }: { initial: UnreadNotices }) {
  const { notifications, announces } = useUnreadNotices(initial);
  const unread = notifications + announces;
  useReadOnOpen(notifications);
  const isCurrent = usePathname() === NOTIFICATIONS_PATH;
  return (
    <Link
      href={NOTIFICATIONS_PATH}
      aria-current={isCurrent ? "page" : undefined}
      className={clsx(
        "target-square inline-grid place-items-center rounded-full transition-colors hover:bg-sunken",
        isCurrent ? "bg-accent-tint text-accent-ink" : "text-ink-2 hover:text-ink",
      )}
    >
      <span className="sr-only">{texts.bell(unread)}</span>
      <span className="relative" aria-hidden="true">
        <Bell className="size-[24px]" />
        <CountBadge count={unread} inBar />
      </span>
    </Link>
  );
}
