"use client";

import type { ReactNode } from "react";
import { useUnreadTotal } from "@/features/matching/use-unread-total";
import { LiveProvider } from "@/platform/live/provider";
import { AppShell } from "@/ui/shell/app-shell";
import { brand } from "../site";
import { frameCopy } from "./copy.ja";
import { navigation } from "./navigation";
import { OfflineBanner } from "./offline-banner";

export interface MemberShellProps {
  kind: "joker" | "ace";
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
      brandHref={kind === "ace" ? "/users" : "/offers"}
      {...(kind === "ace" && { brandSuffix: frameCopy.companySuffix })}
      nav={navigation[kind](unread)}
      banner={<OfflineBanner />}
    >
      {children}
    </AppShell>
  );
}
