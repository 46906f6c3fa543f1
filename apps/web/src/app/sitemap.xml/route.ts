import { SITEMAP_SIZE } from "@tefuda/domain/sitemap/schema";
import { caller } from "@/platform/server/caller";
import { siteOrigin } from "@/platform/settings";
import { shownKinds } from "../_seo/public-paths";
import { sitemapIndex, xmlResponse } from "../_seo/sitemap-xml";

/** What is listed changes, and the build has no server to ask. */
export const dynamic = "force-dynamic";

/** The sitemap: a list of its files, one for fixed pages and as many as needed of each kind. */
export async function GET(): Promise<Response> {
  const counts = await caller().sitemap.count.query();
  const files = shownKinds.flatMap((kind) =>
    Array.from(
      { length: Math.ceil(counts[kind] / SITEMAP_SIZE) },
      (_, page) => `${kind}-${page + 1}.xml`,
    ),
  );
  const base = `${siteOrigin()}/sitemaps`;
  return xmlResponse(
    sitemapIndex(["pages.xml", ...files].map((file) => ({ url: `${base}/${file}` }))),
  );
}
