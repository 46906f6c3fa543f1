import path from "node:path";
import {
  IMAGE_DEFAULT_QUALITY,
  IMAGE_SMALL_WIDTHS,
  IMAGE_WIDTHS,
} from "@tefuda/domain/constants/image";
import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The front door compresses calls; pages and scripts pass it untouched, so they are done here.
  compress: true,
  typedRoutes: false,
  // `npm run check` looks at the types; a first start need not wait for that.
  typescript: { ignoreBuildErrors: true },
  // Title and share tags always stand in the head, for readers without scripts as well.
  htmlLimitedBots: /.*/,
  turbopack: { root: path.join(import.meta.dirname, "../..") },
  images: {
    deviceSizes: [...IMAGE_WIDTHS],
    imageSizes: [...IMAGE_SMALL_WIDTHS],
    qualities: [IMAGE_DEFAULT_QUALITY],
    // Public pictures only: what the optimizer made is kept for everybody.
    localPatterns: [
      { pathname: "/files/companies/**", search: "" },
      { pathname: "/files/articles/**", search: "" },
    ],
    // Beyond this the pictures that were asked for longest ago make room.
    maximumDiskCacheSize: 512 * 1024 * 1024,
    minimumCacheTTL: 3600,
  },
};

export default config;
