"use client";

import type { ReactNode } from "react";
import { LiveProvider } from "@/platform/live/provider";
import { useSession } from "@/platform/session/session-provider";
import { AppShell } from "@/ui/shell/app-shell";
import { brand } from "../site";
import { frameCopy } from "./copy.ja";

import { OfflineBanner } from "./offline-banner";
import { operatorNavigation } from "./operator-navigation";
import { ZoneLine } from "./zone-line";

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
        nav={me.kind === "operator" ? operatorNavigation(me) : []}
        actions={
          <>
            <ZoneLine inHeader />
            {actions}
          </>
        }
        banner={
          <>
            <OfflineBanner />
            <ZoneLine />
          </>
        }
      >
        {children}
      </AppShell>
    </LiveProvider>
  );
}
