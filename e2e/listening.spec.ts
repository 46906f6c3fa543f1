import { networkInterfaces } from "node:os";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** Every machine has the first; the second those that speak IPv6, and most do. */
const addresses = ["127.0.0.2", "::1"].filter(
  (address) =>
    address.startsWith("127.") ||
    Object.values(networkInterfaces()).some((own) => own?.some((one) => one.address === address)),
);

for (const HOST of addresses)
  test.describe(`on ${HOST}`, () => {
    test.use({ serverEnv: { HOST } });

    test("it serves pages, pictures and calls to visitors and to who signs in", async ({
      person,
      server,
    }) => {
      const page = await person("desktop");
      // Made by a request of the product's own, kept for all visitors.
      await page.goto("/companies");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const company = page.getByRole("main").getByRole("link", { name: "株式会社" }).first();
      await company.click();
      await expect(page).toHaveURL(/\/companies\/.+/);
      const picture = page.getByRole("main").locator("img").first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await signIn(page.context(), server.url, "joker");
      // Asks the product itself, for one person.
      await page.goto("/matchings");
      await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    });

    test("it names itself by the address that it is reached at", async ({ server }) => {
      const robots = await fetch(`${server.url}/robots.txt`);
      expect(await robots.text()).toContain(`Sitemap: ${server.url}/sitemap.xml`);
      expect(new URL(server.url).hostname).toBe(HOST === "::1" ? "[::1]" : HOST);
    });
  });
