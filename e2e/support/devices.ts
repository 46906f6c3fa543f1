import type { BrowserContextOptions } from "@playwright/test";

/** What a person holds in their hands. */
export const devices = {
  mobile: {
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;
export type Device = keyof typeof devices;
