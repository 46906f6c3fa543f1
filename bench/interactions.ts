import type { Browser } from "@playwright/test";
import { screenNamed } from "../e2e/screens.ts";
import { openContext } from "../e2e/support/browser.ts";
import { hydrated } from "../e2e/support/hydrated.ts";
import { openScreen } from "../e2e/support/open-screen.ts";
import { signIn } from "../e2e/support/sign-in.ts";
import { type Interaction, interactions } from "./interaction-list.ts";
import { milliseconds, quantile } from "./quantiles.ts";
import type { Measured, Report } from "./report.ts";
import { SLOWER, type Timespan, watchWhile } from "./timespan.ts";
import { withProduct } from "./with-product.ts";

const VISITS = 5;
const TARGET_MS = 150;
/** As pages are judged by what three of four visits have felt. */
const SHARE = 0.75;

/** What people do most on a phone: how soon the page answers, and whether anything moves by itself. */
export const measureInteractions = (): Promise<Report> =>
  withProduct(async ({ url }, browser) => {
    const rows: Measured[] = [];
    const moves: string[] = [];
    for (const interaction of interactions) {
      const spans = await visit(browser, url, interaction);
      rows.push(rowOf(interaction, spans));
      if (!isAtRest(interaction, spans)) {
        const moved = new Set(spans.flatMap((span) => span.moved));
        moves.push(`Moved by “${interaction.what}”: ${[...moved].join(", ")}.`);
      }
    }
    return {
      title: `Interactions on a phone of 375 px, its processor ${SLOWER} times slower`,
      rows,
      notes: [
        `${VISITS} visits each. INP: the slowest event of a visit until the next frame; below 16 ms browsers do not tell.`,
        "Work: processor time of scripts, styles and layout until all is calm, the median; a busy machine lengthens it less than INP.",
        "CLS: what moved by itself, the worst visit; all shifts: of the document from its beginning on, also after a press.",
        ...moves,
      ],
    };
  });

async function visit(
  browser: Browser,
  url: string,
  { screen: name, act }: Interaction,
): Promise<Timespan[]> {
  const screen = screenNamed(name);
  const context = await openContext(browser, url, "mobile");
  try {
    if (screen.role !== "visitor") await signIn(context, url, screen.role);
    const spans: Timespan[] = [];
    while (spans.length < VISITS) {
      const page = await context.newPage();
      await openScreen(page, screen);
      await hydrated(page);
      spans.push(await watchWhile(page, () => act(page)));
      await page.close();
    }
    return spans;
  } finally {
    await context.close();
  }
}

const worst = (spans: readonly Timespan[], figure: "cls" | "shifts") =>
  Math.max(...spans.map((span) => span[figure]));

const isAtRest = ({ isStill }: Interaction, spans: readonly Timespan[]) =>
  worst(spans, isStill ? "shifts" : "cls") === 0;

function rowOf(interaction: Interaction, spans: readonly Timespan[]): Measured {
  const inps = spans.map(({ inp }) => inp);
  const works = spans.map(({ work }) => work);
  return {
    what: interaction.what,
    values: {
      "INP p75": milliseconds(quantile(inps, SHARE)),
      max: milliseconds(Math.max(...inps)),
      work: milliseconds(quantile(works, 0.5)),
      CLS: worst(spans, "cls").toFixed(4),
      "all shifts": worst(spans, "shifts").toFixed(4),
    },
    target: {
      text: `INP ≤ ${TARGET_MS} ms, ${interaction.isStill ? "no shift at all" : "CLS 0"}`,
      isMet: quantile(inps, SHARE) <= TARGET_MS && isAtRest(interaction, spans),
    },
  };
}
