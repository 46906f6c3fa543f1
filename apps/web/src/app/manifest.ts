import type { MetadataRoute } from "next";
import { appCopy } from "./copy.ja";
import { brand, defaultDescription, themeColors } from "./site";

const { installed: copy } = appCopy;

const narrow = { form_factor: "narrow", sizes: "480x1039", type: "image/webp" } as const;
const wide = { form_factor: "wide", sizes: "1000x625", type: "image/webp" } as const;
const shortcutIcons = [{ src: "/icon-192.png", sizes: "192x192", type: "image/png" }];

/**
 * What the product is called, looks like and does on a home screen. It stands alone there: iPhones give
 * pushes to nothing less, and every deeper page has its own way back.
 */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: brand,
    short_name: brand,
    description: defaultDescription,
    lang: "ja",
    dir: "ltr",
    scope: "/",
    // Leads whoever is signed in to their own first page.
    start_url: "/login?source=pwa",
    display: "standalone",
    background_color: themeColors.light,
    theme_color: themeColors.light,
    categories: ["business", "productivity"],
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icon-maskable-192.png",
        sizes: "192x192",
        type: "image/png",
        purpose: "maskable",
      },
      {
        src: "/icon-maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
    shortcuts: [
      { name: copy.matchings, url: "/matchings", icons: shortcutIcons },
      { name: copy.offers, url: "/offers", icons: shortcutIcons },
    ],
    screenshots: [
      { src: "/app-pictures/joker-offers-375.webp", label: copy.screenshots.offers, ...narrow },
      { src: "/app-pictures/joker-offer-375.webp", label: copy.screenshots.offer, ...narrow },
      { src: "/app-pictures/ace-users-1280.webp", label: copy.screenshots.users, ...wide },
      { src: "/app-pictures/visitor-top-1280.webp", label: copy.screenshots.top, ...wide },
    ],
  };
}
