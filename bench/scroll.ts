import type { Page } from "@playwright/test";
import { openContext } from "../e2e/support/browser.ts";
import { signIn } from "../e2e/support/sign-in.ts";
import { quantile, spread } from "./quantiles.ts";
import type { Report } from "./report.ts";
import { withProduct } from "./with-product.ts";

const SCROLL_MS = 6000;
/** Pixels a frame at 60 Hz: three screens of a phone a second, as a thumb flings. */
const STEP_PX = 40;
const FRAME_MS = 1000 / 60;
const TARGET_MS = 2 * FRAME_MS;

interface Frames {
  readonly deltas: number[];
  readonly longTasks: number[];
  readonly drawn: number;
}

/** Scrolling a thread of a thousand messages: the time between frames and the tasks above 50 ms. */
export const measureScroll = (): Promise<Report> =>
  withProduct(async ({ url }, browser) => {
    const context = await openContext(browser, url, "mobile");
    const { trpc } = await signIn(context, url, "aceMember");
    const { items } = await trpc.matching.list.query({ tab: "all" });
    const long = items.find(({ lastSeq }) => lastSeq >= 1000);
    if (!long) throw new Error("The demo member has no long thread.");
    const page = await context.newPage();
    await page.goto(`/matchings/${long.id}`);
    await page.getByRole("log", { name: /さんとのメッセージ$/ }).waitFor();
    const first = await scroll(page, -STEP_PX);
    await loadAll(page);
    const loaded = await scroll(page, STEP_PX);
    await context.close();
    const row = (what: string, { deltas, longTasks, drawn }: Frames) => ({
      what,
      values: {
        ...spread(deltas),
        dropped: String(deltas.filter((delta) => delta > TARGET_MS).length),
        "long tasks": String(longTasks.length),
        messages: String(drawn),
      },
      target: {
        text: `p95 ≤ ${TARGET_MS.toFixed(0)} ms`,
        isMet: quantile(deltas, 0.95) <= TARGET_MS,
      },
    });
    return {
      title: `Scrolling a thread of ${long.lastSeq} messages for ${SCROLL_MS / 1000} s (ms between frames)`,
      rows: [row("upwards, while older ones load", first), row("down, with all of them", loaded)],
      notes: ["messages: how many stand in the page at the end, whatever the thread holds."],
    };
  });

/** Moves the thread a step with each frame; at its edge it waits for what comes. */
function scroll(page: Page, step: number): Promise<Frames> {
  return page.getByRole("log", { name: /さんとのメッセージ$/ }).evaluate(
    (box, { by, during }) =>
      new Promise<Frames>((resolve) => {
        const deltas: number[] = [];
        const longTasks: number[] = [];
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longTasks.push(duration);
        }).observe({ type: "longtask" });
        const started = performance.now();
        let before = started;
        const move = (now: number) => {
          deltas.push(now - before);
          before = now;
          box.scrollTop += by;
          if (now - started < during) requestAnimationFrame(move);
          else resolve({ deltas, longTasks, drawn: box.querySelectorAll("time").length });
        };
        requestAnimationFrame(move);
      }),
    { by: step, during: SCROLL_MS },
  );
}

/** Until nothing older is left above. */
function loadAll(page: Page): Promise<void> {
  return page.getByRole("log", { name: /さんとのメッセージ$/ }).evaluate(
    (box) =>
      new Promise<void>((resolve) => {
        let height = 0;
        let still = 0;
        const look = () => {
          still = box.scrollHeight === height ? still + 1 : 0;
          height = box.scrollHeight;
          box.scrollTop = 0;
          if (still > 120) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
