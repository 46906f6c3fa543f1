import type { Metadata } from "next";
import type { ReactNode } from "react";
import { MemberPresence } from "@/features/activity/member-presence";
import { AppBridge } from "@/features/app-view/app-bridge";
import { optionalMe } from "@/platform/server/guard";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/**
 * The frame of pages inside an app (spec 2 · webview mode): the app brings its own header and bars, so
 * there is nothing but the page. Reading here is being here, as in a browser.
 */
export default async function AppLayout({ children }: { children: ReactNode }) {
  const me = await optionalMe();
  const isMember = me.kind === "joker" || me.kind === "ace";
  return (
    <>
      {isMember && <MemberPresence userId={me.userId} />}
      <main id="main" tabIndex={-1} className="min-h-dvh pb-[env(safe-area-inset-bottom,0px)]">
        {children}
      </main>
      <AppBridge />
    </>
  );
}
