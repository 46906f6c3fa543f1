import type { ReactNode } from "react";
import { Providers } from "@/platform/providers";
import { requireMember } from "@/platform/server/guard";
import { SessionProvider } from "@/platform/session/session-provider";
import { MemberShell } from "../_frame/member-shell";

/** Pages of whoever is signed in as a joker or an ace. */
export default async function MemberLayout({ children }: { children: ReactNode }) {
  const me = await requireMember();
  return (
    <Providers>
      <SessionProvider me={me}>
        <MemberShell kind={me.kind} userId={me.userId} unread={me.unreadCount}>
          {children}
        </MemberShell>
      </SessionProvider>
    </Providers>
  );
}
