import { REGISTRATION_PROMPT_PAGE_VIEWS } from "../constants/timing.ts";

/** First segments of the routes on which the prompt shows, with what stands directly below them. */
const promptSegments: readonly string[] = ["ace", "articles", "companies"];
const promptPaths: readonly string[] = ["/", "/about"];
/** Below those segments, yet not for people who look around. */
const otherPaths: readonly string[] = ["/ace/login"];

/** Whether the registration prompt may show on a page, and whether the page counts as viewed. */
export function isPromptRoute(path: string): boolean {
  if (promptPaths.includes(path)) return true;
  if (otherPaths.includes(path)) return false;
  const [, segment = "", ...rest] = path.split("/");
  return promptSegments.includes(segment) && rest.length <= 1;
}

/** What this browser knows of the prompt. */
export interface PromptState {
  /** Pages viewed since the prompt was last closed. */
  readonly views: number;
  /** Whether it was ever closed. */
  readonly wasClosed: boolean;
}

/**
 * When the registration prompt comes (spec 2 · Registration prompt modal): some seconds into the
 * first visit, and after it was closed as soon as enough pages have been viewed.
 */
export function promptDue({ views, wasClosed }: PromptState): "soon" | "now" | "later" {
  if (!wasClosed) return "soon";
  return views >= REGISTRATION_PROMPT_PAGE_VIEWS ? "now" : "later";
}
