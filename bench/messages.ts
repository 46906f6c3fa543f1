import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { chatCopy } from "../apps/web/src/features/chat/copy.ja.ts";
import { openContext } from "../e2e/support/browser.ts";
import { type DemoAccount, signIn } from "../e2e/support/sign-in.ts";
import { MESSAGES_PER_MINUTE } from "../packages/domain/src/constants/limits.ts";
import { pressedAt, shownAt, watchPresses, watchText } from "./clocks.ts";
import { quantile, spread } from "./quantiles.ts";
import type { Report } from "./report.ts";
import { withProduct } from "./with-product.ts";

const SAMPLES = 30;
const WARM_UPS = 4;
const TARGET_MS = 50;
/** Between the last key and the press, as with a person: what typing itself set off is done by then. */
const PAUSE_MS = 200;

/** From the press of 送信する in one browser to the text in the other one's thread. */
export const measureMessages = (): Promise<Report> =>
  withProduct(async ({ url }, browser) => {
    const { joker, ace } = await openRoom(browser, url);
    const delays: number[] = [];
    const paints: number[] = [];
    for (let number = 0; number < WARM_UPS + SAMPLES; number++) {
      // Taking turns keeps each person below the product's limit for a minute.
      const [from, to] = number % 2 === 0 ? [joker, ace] : [ace, joker];
      const { inPage, painted } = await sendAcross(
        from,
        to,
        `計測 ${String(number + 1).padStart(2, "0")} 通目`,
      );
      if (number < WARM_UPS) continue;
      delays.push(inPage);
      paints.push(painted);
    }
    const target = {
      text: `p50 ≤ ${TARGET_MS} ms`,
      isMet: quantile(delays, 0.5) <= TARGET_MS,
    };
    return {
      title: "A message to the other browser (joker and ace in one thread, taking turns)",
      rows: [
        { what: "press to text in the page", values: spread(delays), target },
        { what: "press to text painted", values: spread(paints) },
      ],
      notes: [
        `One server process on the embedded database; ${WARM_UPS} messages before are not counted.`,
        "Both browsers run on this machine and share its clock and its processors.",
      ],
    };
  });

if ((WARM_UPS + SAMPLES) / 2 > MESSAGES_PER_MINUTE)
  throw new Error("A person may not send that many messages in a minute.");

/** Two people in the thread they share, each at a browser with a session of its own. */
async function openRoom(browser: Browser, url: string) {
  const people = { joker: await person("joker"), ace: await person("aceAdmin") };
  const shared = people.joker.matchings.find((id) => people.ace.matchings.includes(id));
  if (!shared) throw new Error("The demo joker and the demo ace share no matching.");
  for (const { page } of Object.values(people)) {
    await page.goto(`/matchings/${shared}`);
    await page.getByRole("textbox", { name: chatCopy.placeholder }).waitFor();
    await watchPresses(page);
  }
  return { joker: people.joker.page, ace: people.ace.page };

  async function person(account: DemoAccount) {
    const context = await openContext(browser, url, "desktop");
    const { trpc } = await signIn(context, url, account);
    const { items } = await trpc.matching.list.query({ limit: 50 });
    return { page: await context.newPage(), matchings: items.map(({ id }) => id) };
  }
}

async function sendAcross(from: Page, to: Page, text: string) {
  await watchText(to, text);
  await from.getByRole("textbox", { name: chatCopy.placeholder }).fill(text);
  await wait(PAUSE_MS);
  await from.getByRole("button", { name: chatCopy.send }).click();
  const shown = await shownAt(to);
  const pressed = await pressedAt(from);
  return { inPage: shown.inPage - pressed, painted: shown.painted - pressed };
}
