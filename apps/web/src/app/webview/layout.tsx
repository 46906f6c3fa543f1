import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AppBridge } from "@/features/app-view/app-bridge";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/**
 * The frame of pages inside an app (spec 2 · webview mode): the app brings its own header and bars, so
 * there is nothing but the page.
 */
export default function AppLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="main" tabIndex={-1} className="min-h-dvh pb-[env(safe-area-inset-bottom,0px)]">
        {children}
      </main>
      <AppBridge />
    </>
  );
}
