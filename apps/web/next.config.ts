import path from "node:path";
import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The front door compresses calls; pages and scripts pass it untouched, so they are done here.
  compress: true,
  typedRoutes: false,
  // Title and share tags always stand in the head, for readers without scripts as well.
  htmlLimitedBots: /.*/,
  turbopack: { root: path.join(import.meta.dirname, "../..") },
  images: {
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    qualities: [75],
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
