"use client";

import type { ReactNode } from "react";
import { LiveProvider } from "@/platform/live/provider";
import { useSession } from "@/platform/session/session-provider";
import { AppShell } from "@/ui/shell/app-shell";
import { brand } from "../site";
import { frameCopy } from "./copy.ja";
import { navigation } from "./navigation";
import { OfflineBanner } from "./offline-banner";

/** The frame of the operator console. */
export function OperatorShell({
  userId,
  actions,
  children,
}: {
  userId: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const me = useSession();
  return (
    <LiveProvider userId={userId}>
      <AppShell
        brand={brand}
        brandHref="/operator"
        brandSuffix={frameCopy.operatorSuffix}
        nav={me.kind === "operator" ? navigation.operator(me) : []}
        actions={actions}
        banner={<OfflineBanner />}
      >
        {children}
      </AppShell>
    </LiveProvider>
  );
}
