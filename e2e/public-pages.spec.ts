import type { Page } from "@playwright/test";
import sharp from "sharp";
import { openScreen } from "./support/open-screen.ts";
import { expect, test } from "./support/test.ts";
import { withoutScripts } from "./support/without-scripts.ts";

test.use({ serverFor: "looking" });

/** Every public page that search engines are told of: an address, or the first link of a list. */
const pages: readonly (string | { on: string; link: RegExp })[] = [
  "/",
  "/about",
  "/companies",
  { on: "/companies", link: /^\/companies\/[\w-]+/ },
  "/ace",
  "/ace?all=1&page=2",
  { on: "/ace?all=1", link: /^\/ace\/[\w-]{36}/ },
  "/recruitments",
  { on: "/recruitments", link: /^\/recruitment\/[\w-]+/ },
  "/articles",
  { on: "/articles", link: /^\/articles\/[\w-]+/ },
  "/career-compass-ai",
  "/signup-request",
  "/contact",
  "/terms-of-service",
  "/terms-of-service-for-corporate",
  "/privacy-policy",
  "/external-transmission",
  "/accessibility",
];
const nameOf = (page: (typeof pages)[number]) =>
  typeof page === "string" ? page : `one of ${page.on}`;
const contentOf = (page: Page, selector: string) =>
  page.locator(`head ${selector}`).getAttribute("content");

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;

test.describe.configure({ mode: "parallel" });

test("the top page says that seekers pay nothing", async ({ browser, server }) => {
  await withoutScripts(browser, server.url, async (page) => {
    await page.goto("/");
    await expect(
      page.getByText("登録も利用も無料です。氏名は、マッチングするまで企業に表示されません。"),
    ).toBeVisible();
  });
});

for (const address of pages) {
  test(`${nameOf(address)} says what it is, without scripts`, async ({ browser, server }) => {
    await withoutScripts(browser, server.url, async (page) => {
      await page.goto(typeof address === "string" ? address : address.on);
      if (typeof address !== "string") {
        const { link } = address;
        const links = await page.locator("main a[href]").all();
        const hrefs = await Promise.all(links.map((one) => one.getAttribute("href")));
        await page.goto(hrefs.find((href) => href && link.test(href)) ?? "");
      }
      expect(await page.locator("html").getAttribute("lang")).toBe("ja");
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const text = (await page.getByRole("main").innerText()).replaceAll(/[^\p{L}]/gu, "");
      expect(text.length).toBeGreaterThan(50);
      expect((text.match(japanese) ?? []).length).toBeGreaterThan(text.length / 2);

      const title = await page.title();
      const end = "企業で働く人と直接つながるキャリアマッチング - Tefuda";
      if (address === "/") expect(title).toBe(end);
      else expect(title.slice(0, -end.length)).toMatch(/^\S.* \| $/);
      expect(title.endsWith(end)).toBe(true);
      const description = (await contentOf(page, 'meta[name="description"]')) ?? "";
      expect(description.length).toBeGreaterThan(10);
      expect(description.length).toBeLessThanOrEqual(120);
      expect(await contentOf(page, 'meta[name="keywords"]')).toContain("転職");
      const { pathname, search } = new URL(page.url());
      const canonical = await page.locator('head link[rel="canonical"]').getAttribute("href");
      const top = pathname === "/" ? "" : pathname;
      expect(canonical).toBe(`${server.url}${top}${search}`);
      expect(await contentOf(page, 'meta[property="og:title"]')).toBe(title);
      expect(await contentOf(page, 'meta[property="og:description"]')).toBe(description);
      expect(await contentOf(page, 'meta[property="og:locale"]')).toBe("ja_JP");
      expect(await contentOf(page, 'meta[name="twitter:card"]')).toBe("summary_large_image");
      const image = (await contentOf(page, 'meta[property="og:image"]')) ?? "";
      expect(image).toMatch(/^https?:\/\//);
      const picture = await page.request.get(image);
      expect(image.slice(image.lastIndexOf("."))).toMatch(/^\.(jpg|png)$/);
      expect(picture.headers()["content-type"]).toMatch(/^image\/(jpeg|png)$/);
      const { width, height } = await sharp(await picture.body()).metadata();
      expect([width, height]).toEqual([1200, 630]);
      await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
    });
  });
}

test("search engines are led to every page, and away from what is behind a login", async ({
  mobile,
  server,
}) => {
  const text = async (path: string) => (await mobile.request.get(path)).text();
  const robots = await text("/robots.txt");
  for (const path of [
    "/operator",
    "/matchings",
    "/mypage",
    "/webview",
    "/auth-action",
    "/career-compass-ai/answer-form",
  ])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);

  const addressesIn = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const files = addressesIn(await text("/sitemap.xml"));
  const listed = (await Promise.all(files.map((file = "") => text(file)))).flatMap(addressesIn);
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of ["/", "/companies", "/ace", "/about", "/career-compass-ai"])
    expect(listed).toContain(`${server.url}${path}`);
  for (const kind of ["companies", "ace", "recruitment", "articles"]) {
    const page = listed.find((url) => url?.startsWith(`${server.url}/${kind}/`));
    expect((await mobile.request.get(page ?? "")).status()).toBe(200);
  }
});

test("pages carry their facts for search engines", async ({ desktop }) => {
  const typesOn = async () => {
    const blocks = await desktop.locator('script[type="application/ld+json"]').allTextContents();
    return blocks.flatMap((block) =>
      JSON.parse(block)["@graph"].map((thing: { "@type": string }) => thing["@type"]),
    );
  };
  const show = (path: Parameters<typeof openScreen>[1]["path"]) =>
    openScreen(desktop, { name: "", role: "visitor", path });
  await show({ on: "/companies", link: /^\/companies\/[\w-]+/ });
  expect(await typesOn()).toEqual(["Organization", "BreadcrumbList"]);
  await show({ on: "/ace?all=1", link: /^\/ace\/[\w-]{36}/ });
  expect(await typesOn()).toEqual(["Person", "BreadcrumbList"]);
  await show({ on: "/recruitments?type=midCareer", link: /^\/recruitment\/[\w-]+/ });
  expect(await typesOn()).toContain("JobPosting");
  await show({ on: "/articles", link: /^\/articles\/[\w-]+/ });
  expect(await typesOn()).toContain("Article");
});
