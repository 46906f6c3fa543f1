import type { ReactNode } from "react";
import { JudgementProvider } from "@/features/judgement/judgement-provider";
import { Providers } from "@/platform/providers";
import { caller } from "@/platform/server/caller";
import { requireMember } from "@/platform/server/guard";
import { SessionProvider } from "@/platform/session/session-provider";
import { MemberShell } from "../_frame/member-shell";
import { shellKind } from "../_frame/shell-kind";

/** Pages of whoever is signed in as a joker or an ace. A joker's judgement is followed on all of them. */
export default async function MemberLayout({ children }: { children: ReactNode }) {
  const me = await requireMember();
  const judgement = me.kind === "joker" ? await caller().judgement.own.query() : undefined;
  return (
    <Providers>
      <SessionProvider me={me}>
        <MemberShell kind={shellKind(me)} userId={me.userId} unread={me.unreadCount}>
          {judgement ? (
            <JudgementProvider initial={judgement}>{children}</JudgementProvider>
          ) : (
            children
          )}
        </MemberShell>
      </SessionProvider>
    </Providers>
  );
}
