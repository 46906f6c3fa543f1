import { freePort } from "@tefuda/testing/server/free-port";
import lighthouse, { type Config, type Flags } from "lighthouse";
import { openBrowser } from "../e2e/support/browser.ts";
import { wakeAtOnce, wasAwake } from "./lighthouse-waking.ts";
import { quantile } from "./quantiles.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/** How a page is visited. */
export interface Visiting {
  readonly address: string;
  readonly only: readonly Category[];
  /** Its scripts run at once, as for a reader who touches it right away. */
  readonly isAwake?: boolean;
  /** Of whoever is signed in. */
  readonly cookie?: string;
}

/** What Lighthouse says of a visit: points of a hundred, and the sum of the shifts that came by themselves. */
export interface Verdict {
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  readonly shift: number;
}

export const VISITS = 3;
/** The specification locks the viewport's zoom; 文字サイズ is the way to enlarge the text instead. */
export const skipAudits = ["meta-viewport"];

/** The median of several visits for each score, and the worst of their shifts. */
export async function visitAgain(visiting: Visiting): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  while (verdicts.length < VISITS) verdicts.push(await visit(visiting));
  const middle = (category: Category) =>
    quantile(
      verdicts.map(({ scores }) => scores[category] ?? 0),
      0.5,
    );
  return {
    scores: Object.fromEntries(visiting.only.map((category) => [category, middle(category)])),
    shift: Math.max(...verdicts.map(({ shift }) => shift)),
  };
}

/** One visit in a browser of its own, which remembers nothing of those before. */
async function visit(visiting: Visiting, triesLeft = 2): Promise<Verdict> {
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const { address, isAwake, cookie } = visiting;
    const flags: Flags = {
      port,
      output: "json",
      logLevel: "error",
      onlyCategories: [...visiting.only],
      skipAudits,
      ...(cookie !== undefined && { extraHeaders: { Cookie: cookie } }),
    };
    const config: Config | undefined = isAwake ? wakeAtOnce : undefined;
    const result = await lighthouse(address, flags, config);
    const fault = result ? result.lhr.runtimeError?.message : "no result";
    // A busy machine loses the beginning of a trace now and then, which says nothing of the page.
    if (fault !== undefined && triesLeft > 0) return await visit(visiting, triesLeft - 1);
    if (!result || fault !== undefined) throw new Error(`${address}: ${fault}`);
    const { audits, categories: found, finalDisplayedUrl } = result.lhr;
    if (new URL(finalDisplayedUrl).pathname !== new URL(address).pathname)
      throw new Error(`${address} led to ${finalDisplayedUrl}.`);
    if (isAwake && !wasAwake(audits)) throw new Error(`${address} did not wake when touched.`);
    if (process.env.LIGHTHOUSE_AUDITS === "1") tellFaults(audits);
    const scoreOf = (name: Category) => Math.round((found[name]?.score ?? 0) * 100);
    return {
      scores: Object.fromEntries(visiting.only.map((name) => [name, scoreOf(name)])),
      shift: audits["cumulative-layout-shift"]?.numericValue ?? 0,
    };
  } finally {
    await browser.close();
  }
}

/** What took away points, for whoever looks for the reason. */
function tellFaults(
  audits: Readonly<Record<string, { id: string; score: number | null; displayValue?: string }>>,
) {
  for (const { id, score, displayValue } of Object.values(audits))
    if (score !== null && score < 1)
      process.stdout.write(`  ${id} ${score} ${displayValue ?? ""}\n`);
}
