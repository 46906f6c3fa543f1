import { SAFE_PATH_MAX } from "../constants/limits.ts";
import { parseUrl } from "./parse-url.ts";

/** Where a refused path leads instead. */
export const SAFE_PATH_FALLBACK = "/offers";

const ORIGIN = "https://same.invalid";

/**
 * A path of this site from a query parameter, or `fallback`. Accepts only what starts with one
 * slash and stays on the same origin, at most 512 characters (spec 2 · Auth and redirect rules).
 */
export function safePath(value: unknown, fallback = SAFE_PATH_FALLBACK): string {
  if (typeof value !== "string" || value.length > SAFE_PATH_MAX) return fallback;
  // Browsers drop tabs and line breaks from an address, which would turn `/\t/` into `//`.
  if (!/^\/(?![/\\])/.test(value) || /\p{Cc}/u.test(value)) return fallback;
  const url = parseUrl(value, ORIGIN);
  if (!url) return fallback;
  if (url.origin !== ORIGIN || url.pathname.startsWith("//")) return fallback;
  return value;
}
