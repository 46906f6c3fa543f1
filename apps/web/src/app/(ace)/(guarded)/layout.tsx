import type { ReactNode } from "react";
import { Providers } from "@/platform/providers";
import { requireAce } from "@/platform/server/guard";
import { SessionProvider } from "@/platform/session/session-provider";
import { MemberShell } from "../../_frame/member-shell";
import { shellKind } from "../../_frame/shell-kind";
import { unlisted } from "../../_seo/unlisted";

export const metadata = unlisted;

/** Pages of company staff. */
export default async function AceLayout({ children }: { children: ReactNode }) {
  const me = await requireAce();
  return (
    <Providers>
      <SessionProvider me={me}>
        <MemberShell
          kind={shellKind(me)}
          userId={me.userId}
          unread={me.unreadCount}
          unreadNotices={me.unreadNotices}
        >
          {children}
        </MemberShell>
      </SessionProvider>
    </Providers>
  );
}
