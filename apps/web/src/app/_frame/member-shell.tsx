"use client";

import { AGENT_HOME, homePaths } from "@tefuda/domain/account/guard";
import type { ReactNode } from "react";
import { useUnreadTotal } from "@/features/matching/use-unread-total";
import { LiveProvider } from "@/platform/live/provider";
import { AppShell } from "@/ui/shell/app-shell";
import { brand } from "../site";
import { frameCopy } from "./copy.ja";
import { navigation } from "./navigation";
import { OfflineBanner } from "./offline-banner";

const homes = { joker: homePaths.joker, ace: homePaths.ace, agent: AGENT_HOME };

export interface MemberShellProps {
  kind: "joker" | "ace" | "agent";
  userId: string;
  /** Unread messages when the page was made; live from then on. */
  unread: number;
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

function Frame({ kind, unread: initial, children }: MemberShellProps) {
  const unread = useUnreadTotal(initial);
  return (
    <AppShell
      brand={brand}
      brandHref={homes[kind]}
      {...(kind !== "joker" && { brandSuffix: frameCopy.companySuffix })}
      nav={navigation[kind](unread)}
      banner={<OfflineBanner />}
    >
      {children}
    </AppShell>
  );
}
