import { type BrowserPlace, browserPlace } from "@tefuda/domain/bridge/embedded-browser";
import { headers } from "next/headers";

/** Where the reader's page is shown, as far as the name of their browser tells. */
export async function readerPlace(): Promise<BrowserPlace> {
  return browserPlace((await headers()).get("user-agent") ?? "");
}
