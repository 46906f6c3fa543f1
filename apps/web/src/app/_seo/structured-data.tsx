/** A schema.org object without its context. */
export type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** Facts of a page for search engines, as a block of data that no browser runs. */
export function StructuredData({ data }: { data: Thing | readonly Thing[] }) {
  const things = Array.isArray(data) ? data : [data];
  // A text of a company must not be able to end the block.
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return <script type="application/ld+json">{text.replaceAll("<", "\\u003c")}</script>;
}
