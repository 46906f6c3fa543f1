import type { ReactNode } from "react";
import { MemberPresence } from "@/features/activity/member-presence";
import { LiveProvider } from "@/platform/live/provider";
import { Providers } from "@/platform/providers";
import { requireJoker } from "@/platform/server/guard";
import { SessionProvider } from "@/platform/session/session-provider";
import { unlisted } from "../../_seo/unlisted";

export const metadata = unlisted;

/** Pages of a joker that fill the screen with one task: registration and what follows it. */
export default async function JokerLayout({ children }: { children: ReactNode }) {
  const me = await requireJoker();
  return (
    <Providers>
      <SessionProvider me={me}>
        <MemberPresence userId={me.userId} />
        <LiveProvider userId={me.userId}>{children}</LiveProvider>
      </SessionProvider>
    </Providers>
  );
}
