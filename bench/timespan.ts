import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";

/** What a reader felt of what they did on a page. */
export interface Timespan {
  /** The slowest way from an event of an interaction to the next frame, in milliseconds; never below 16. */
  readonly inp: number;
  /** Layout shifts that nobody set off in the half second before: the page's CLS counts these. */
  readonly cls: number;
  /** All shifts of the document from its beginning on, whoever set them off. */
  readonly shifts: number;
  /** Which parts moved, as they read to somebody who looks for them in the page. */
  readonly moved: readonly string[];
  /**
   * Processor time of scripts, styles and layout, in milliseconds of the slowed processor: what the page
   * costs, with less in it of what else the machine does than in INP.
   */
  readonly work: number;
}

interface Seen {
  inp: number;
  cls: number;
  shifts: number;
  readonly moved: Set<string>;
  readonly observers: PerformanceObserver[];
}

declare global {
  interface Window {
    benchSeen?: Seen;
  }
}

/** A processor as Lighthouse's mobile preset has it. */
export const SLOWER = 4;
/** Below this browsers do not tell of an event. */
const FINEST_MS = 16;
/** After what was waited for: answers of the server may still come and move something. */
const CALM_MS = 1500;

/**
 * Watches a page while somebody does something on it, with its processor slowed.
 * @param act does it and waits until the page shows what was meant by it
 */
export async function watchWhile(page: Page, act: () => Promise<void>): Promise<Timespan> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.evaluate(watch, FINEST_MS);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  try {
    const before = await workOf(devtools);
    await act();
    await wait(CALM_MS);
    const work = (await workOf(devtools)) - before;
    return { ...(await page.evaluate(tell)), work };
  } finally {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await devtools.detach();
  }
}

const kinds = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"];

async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.reduce(
    (sum, { name, value }) => sum + (kinds.includes(name) ? 1000 * value : 0),
    0,
  );
}

function watch(durationThreshold: number) {
  const seen: Seen = { inp: durationThreshold, cls: 0, shifts: 0, moved: new Set(), observers: [] };
  const describe = (node: Node | null) => {
    const part = node instanceof Element ? node : node?.parentElement;
    const name = part?.getAttribute("aria-label") ?? part?.textContent.slice(0, 20) ?? "";
    return `${part?.localName ?? "a part that is gone"} “${name}”`;
  };
  const observe = <Kind extends PerformanceEntry>(
    take: (entry: Kind) => void,
    options: PerformanceObserverInit,
  ) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Kind);
    });
    observer.observe(options);
    seen.observers.push(observer);
  };
  observe<PerformanceEventTiming & { interactionId: number }>(
    ({ interactionId, duration }) => {
      if (interactionId > 0) seen.inp = Math.max(seen.inp, duration);
    },
    // Types of the DOM do not know the threshold of events yet.
    { type: "event", durationThreshold } as PerformanceObserverInit,
  );
  const since = performance.now();
  observe<
    PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null }[];
    }
  >(
    ({ value, hadRecentInput, sources, startTime }) => {
      seen.shifts += value;
      if (!hadRecentInput && startTime >= since) seen.cls += value;
      for (const { node } of sources) seen.moved.add(describe(node));
    },
    { type: "layout-shift", buffered: true },
  );
  window.benchSeen = seen;
}

/** What was seen since `watch`, and the end of it. */
function tell(): Omit<Timespan, "work"> {
  const seen = window.benchSeen;
  if (!seen) throw new Error("The page was left for another document: nothing was seen.");
  for (const observer of seen.observers) observer.disconnect();
  const { inp, cls, shifts, moved } = seen;
  return { inp, cls, shifts, moved: [...moved] };
}
