/**
 * npm run screenshots [-- NAME…]: pictures of every screen, or of those whose names begin so, in
 * ./screenshots. With `readme`: the few that README.md and the app's manifest show.
 */
import { screens } from "../e2e/screens.ts";
import { openBrowser } from "../e2e/support/browser.ts";
import { startServer } from "../e2e/support/server.ts";
import { buildWebWhenStale } from "./build.mjs";
import { ensureNeeds } from "./needs.mjs";
import { pictureScreens } from "./pictures/all.ts";
import { pictureReadme } from "./pictures/readme.ts";

const asked = process.argv.slice(2);
const isReadme = asked.includes("readme");
const chosen = screens.filter(
  ({ name }) => asked.length === 0 || asked.some((start) => name.startsWith(start)),
);
if (!isReadme && chosen.length === 0) {
  const names = screens.map(({ name }) => name).join(", ");
  process.stderr.write(`No screen's name begins with ${asked.join(" or ")}: ${names}.\n`);
  process.exit(2);
}

await ensureNeeds(["chromium", "japaneseFont"]);
await buildWebWhenStale();

const server = await startServer({ seed: "demo" });
try {
  const browser = await openBrowser();
  try {
    const product = { browser, origin: server.url };
    const problems = isReadme
      ? await pictureReadme(product)
      : await pictureScreens(product, chosen);
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
  }
} finally {
  await server.stop();
}
