"use client";

import { AGENT_HOME, homePaths } from "@tefuda/domain/account/guard";
import type { ReactNode } from "react";
import { LikeNews } from "@/features/like/like-news";
import { useUnreadSigns } from "@/features/matching/use-unread-signs";
import { NotificationBell } from "@/features/notification/notification-bell";
import type { UnreadNotices } from "@/features/notification/use-unread-notices";
import { RestrictionBanner } from "@/features/sanction/restriction-banner";
import { LiveProvider } from "@/platform/live/provider";
import { useLiveCount } from "@/platform/live/use-live-count";
import { useSession } from "@/platform/session/session-provider";
import { Banner } from "@/ui/banner";
import { AppShell } from "@/ui/shell/app-shell";
import { TextLink } from "@/ui/text-link";
import { brand } from "../site";
import { frameCopy } from "./copy.ja";
import { navigation } from "./navigation";
import { OfflineBanner } from "./offline-banner";
import { ZoneLine } from "./zone-line";

const homes = { joker: homePaths.joker, ace: homePaths.ace, agent: AGENT_HOME };

export interface MemberShellProps {
  kind: "joker" | "ace" | "agent";
  userId: string;
  /** Unread messages when the page was made; live from then on. */
  unread: number;
  /** Unread notifications and announcements, likewise. */
  unreadNotices: UnreadNotices;
  /** Offers that wait for the joker's answer, likewise. */
  waitingOffers?: number;
  children: ReactNode;
}

/** The frame of a signed-in joker or ace, with their live stream. */
export function MemberShell(props: MemberShellProps) {
  return (
    <LiveProvider userId={props.userId}>
      <Frame {...props} />
    </LiveProvider>
  );
}

function Frame({
  kind,
  unread: initial,
  unreadNotices,
  waitingOffers = 0,
  children,
}: MemberShellProps) {
  const unread = useLiveCount("unread", initial);
  useUnreadSigns(unread);
  const me = useSession();
  const ace = me.kind === "ace" ? me : undefined;
  const isJoker = kind === "joker";
  const offers = useLiveCount("offers-waiting", waitingOffers);
  const likes = useLiveCount(isJoker ? undefined : "likes-waiting", 0);
  return (
    <AppShell
      brand={brand}
      brandHref={homes[kind]}
      {...(kind !== "joker" && { brandSuffix: frameCopy.companySuffix })}
      nav={navigation[kind](unread, isJoker ? offers : likes, ace)}
      actions={
        <>
          <ZoneLine inHeader />
          <NotificationBell initial={unreadNotices} />
        </>
      }
      banner={
        <>
          <OfflineBanner />
          <ZoneLine />
          <RestrictionBanner />
          {"isEmailRefused" in me && me.isEmailRefused && (
            <Banner
              tone="warning"
              action={
                <TextLink href="/mypage/setting#email">{frameCopy.emailRefused.link}</TextLink>
              }
            >
              {frameCopy.emailRefused.text(me.email)}
            </Banner>
          )}
          {ace?.mustAgree && (
            <Banner
              tone="warning"
              action={<TextLink href="/agreement">{frameCopy.agreement.link}</TextLink>}
            >
              {frameCopy.agreement.text}
            </Banner>
          )}
        </>
      }
    >
      <LikeNews side={isJoker ? "joker" : "company"} />
      {children}
    </AppShell>
  );
}
