"use client";

import type { ReactNode } from "react";
import { LiveProvider } from "@/platform/live/provider";
import { Providers } from "@/platform/providers";
import type { AceMe, JokerMe } from "@/platform/server/caller";
import { SessionProvider } from "@/platform/session/session-provider";

/** The calls and the live stream of a member on a page that has the whole screen to itself. */
export function MemberStage({ me, children }: { me: JokerMe | AceMe; children: ReactNode }) {
  return (
    <Providers>
      <SessionProvider me={me}>
        <LiveProvider userId={me.userId}>{children}</LiveProvider>
      </SessionProvider>
    </Providers>
  );
}
