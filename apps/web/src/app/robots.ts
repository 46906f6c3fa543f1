import type { MetadataRoute } from "next";
import { siteOrigin } from "@/platform/settings";
import { closedPaths } from "./_seo/public-paths";

/** Asked for anew each time: the address of the sitemap is known only where the product runs. */
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: [...closedPaths] },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  };
}
