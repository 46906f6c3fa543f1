import type { MetadataRoute } from "next";
import { brand, defaultDescription, themeColors } from "./site";

/** What the product is called and looks like on a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: brand,
    short_name: brand,
    description: defaultDescription,
    lang: "ja",
    start_url: "/",
    display: "minimal-ui",
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  };
}
