/** An address of a sitemap, and when what stands there last changed. */
export interface SitemapEntry {
  readonly url: string;
  readonly lastModified?: Date | undefined;
}

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" } as const;
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (letter) => entities[letter as keyof typeof entities]);

function document(root: string, item: string, entries: readonly SitemapEntry[]): string {
  const items = entries.map(({ url, lastModified }) => {
    const changed = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : "";
    return `<${item}><loc>${escaped(url)}</loc>${changed}</${item}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...items,
    `</${root}>`,
    "",
  ].join("\n");
}

/** The list of a sitemap's files. */
export const sitemapIndex = (entries: readonly SitemapEntry[]): string =>
  document("sitemapindex", "sitemap", entries);

/** The pages of one file. */
export const sitemapFile = (entries: readonly SitemapEntry[]): string =>
  document("urlset", "url", entries);

/** The answer to who asks for one of them. */
export const xmlResponse = (body: string): Response =>
  new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
