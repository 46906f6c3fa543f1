"use client";

import type { ReactNode } from "react";
import { MemberPresence } from "@/features/activity/member-presence";
import { LiveProvider } from "@/platform/live/provider";
import { Providers } from "@/platform/providers";
import type { AceMe, JokerMe } from "@/platform/server/caller";
import { SessionProvider } from "@/platform/session/session-provider";

/** The calls and the live stream of a member on a page that has the whole screen to itself. */
export function MemberStage({ me, children }: { me: JokerMe | AceMe; children: ReactNode }) {
  return (
    <Providers>
      <SessionProvider me={me}>
        <MemberPresence userId={me.userId} />
        <LiveProvider userId={me.userId}>{children}</LiveProvider>
      </SessionProvider>
    </Providers>
  );
}
