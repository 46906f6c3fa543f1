import { publicPagePaths, publicPagesSchema } from "@tefuda/domain/sitemap/schema";
import { caller } from "@/platform/server/caller";
import { siteOrigin } from "@/platform/settings";
import { shownKinds, staticPaths } from "../../_seo/public-paths";
import { sitemapFile, xmlResponse } from "../../_seo/sitemap-xml";

interface SitemapRoute {
  params: Promise<{ file: string }>;
}

const missing = () => new Response(null, { status: 404 });

/** One file of the sitemap, such as `companies-1.xml`. */
export async function GET(_request: Request, { params }: SitemapRoute): Promise<Response> {
  const { file } = await params;
  const origin = siteOrigin();
  if (file === "pages.xml")
    return xmlResponse(
      sitemapFile(staticPaths.map((path) => ({ url: new URL(path, origin).href }))),
    );

  const [, kind, number] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  const asked = publicPagesSchema.safeParse({ kind, page: Number(number) - 1 });
  if (!asked.success || !shownKinds.includes(asked.data.kind)) return missing();
  const pages = await caller().sitemap.list.query(asked.data);
  if (pages.length === 0) return missing();
  const base = `${origin}${publicPagePaths[asked.data.kind]}`;
  return xmlResponse(
    sitemapFile(
      pages.map(({ id, updatedAt }) => ({ url: `${base}/${id}`, lastModified: updatedAt })),
    ),
  );
}
