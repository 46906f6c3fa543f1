import { open } from "../support/hydrated.ts";
import { type DemoAccount, signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const parts = [
  "judgements",
  "reports",
  "inquiries",
  "matchings",
  "reviews",
  "jokers",
  "companies",
  "announces",
  "articles",
  "synonyms",
  "error-logs",
  "audit-logs",
] as const;
type Part = (typeof parts)[number];

/** What the demo's roles open, and what their start pages count. */
const roles: readonly { who: DemoAccount; opens: readonly Part[]; counts: readonly string[] }[] = [
  { who: "judge", opens: ["judgements"], counts: ["審査"] },
  {
    who: "editor",
    opens: ["announces", "articles", "synonyms"],
    counts: ["公開予定の記事", "公開予定のお知らせ"],
  },
];

test("each role finds its own part of the console, and no door to the rest", async ({
  server,
  person,
}) => {
  for (const { who, opens, counts } of roles) {
    const page = await person("desktop");
    await signIn(page.context(), server.url, who);
    await open(page, "/operator");
    const cards = page.getByRole("main").getByRole("heading", { level: 3 });
    await expect(cards).toHaveText([...counts]);
    for (const part of parts) {
      const links = page.locator(`a[href^="/operator/${part}"]`);
      if (!opens.includes(part)) await expect(links, part).toHaveCount(0);
      else expect(await links.count(), part).toBeGreaterThan(0);
    }
    const missing = page.getByRole("heading", { name: "ページが見つかりません" });
    for (const part of parts) {
      await open(page, `/operator/${part}`);
      await expect(missing, part).toHaveCount(opens.includes(part) ? 0 : 1);
    }
  }
});
