import { headers } from "next/headers";
import { devPages, internalOrigin, ownCallKey } from "../settings";

/**
 * Whether the sample pages and the outbox exist for whoever asks: the server's settings say whether
 * there are any, and it tells who sits at its own machine.
 */
export const hasDevPages = async (): Promise<boolean> =>
  devPages() && (await headers()).get("x-own-machine") === "1";

/** Asks this product's own server, which tells by the key that nobody else does. */
export function askOwnServer(path: string, init: RequestInit = {}): Promise<Response> {
  const asked = new Headers(init.headers);
  asked.set("x-own-call", ownCallKey());
  return fetch(`${internalOrigin()}${path}`, { ...init, headers: asked, cache: "no-store" });
}
