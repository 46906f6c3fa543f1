import { siteOrigin } from "@/platform/settings";
import { closedPaths } from "../_seo/public-paths";

/** Asked for anew each time: the address of the sitemap is known only where the product runs. */
export const dynamic = "force-dynamic";

/** By hand, because what the framework makes of a list names no charset. */
export function GET(): Response {
  const lines = [
    "User-Agent: *",
    "Allow: /",
    ...closedPaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteOrigin()}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
