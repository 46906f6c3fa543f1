import { tagVersion } from "@tefuda/domain/monitoring/tag";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { Measuring } from "@/features/measuring/measuring";
import { KeepSwept } from "@/platform/editing/keep-swept";
import { FocusHeading } from "@/platform/focus-heading";
import { siteOrigin, tagManager } from "@/platform/settings";
import { NowProvider } from "@/platform/use-now";
import { WorkerParts } from "@/platform/worker/worker-parts";
import { browserScript } from "@/ui/browser-script";
import { displaySettingsScript } from "@/ui/display-settings";
import { earlyPressScript } from "@/ui/early-press-script";
import { ToastProvider } from "@/ui/toast";
import "./globals.css";
import {
  brand,
  defaultDescription,
  defaultTitle,
  keywords,
  themeColors,
  titleTemplate,
} from "./site";

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  maximumScale: 1,
  userScalable: false,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: themeColors.light },
    { media: "(prefers-color-scheme: dark)", color: themeColors.dark },
  ],
};

/** Made with each page: its address is a setting of the server that brings it, not of the build. */
export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(siteOrigin()),
  title: { default: defaultTitle, template: titleTemplate },
  description: defaultDescription,
  keywords,
  applicationName: brand,
  icons: {
    icon: [{ url: "/favicon.svg", type: "image/svg+xml" }],
    apple: "/apple-touch-icon.png",
  },
  openGraph: {
    type: "website",
    locale: "ja_JP",
    siteName: brand,
    title: defaultTitle,
    description: defaultDescription,
  },
  twitter: { card: "summary_large_image" },
  formatDetection: { telephone: false, email: false, address: false },
});

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const measuring = tagManager();
  return (
    <html lang="ja" suppressHydrationWarning>
      <head>
        <script nonce={nonce} suppressHydrationWarning>
          {displaySettingsScript}
        </script>
        <script nonce={nonce} suppressHydrationWarning>
          {browserScript}
        </script>
        <script nonce={nonce} suppressHydrationWarning>
          {earlyPressScript}
        </script>
      </head>
      <body>
        <NowProvider at={Date.now()}>
          <ToastProvider>{children}</ToastProvider>
        </NowProvider>
        <FocusHeading />
        <WorkerParts />
        <KeepSwept />
        <Measuring version={measuring && tagVersion(measuring)} />
      </body>
    </html>
  );
}
