import { isEmbeddedBrowser } from "@tefuda/domain/bridge/embedded-browser";
import { headers } from "next/headers";

/** Whether the reader's browser is one inside of an app. */
export async function isEmbedded(): Promise<boolean> {
  return isEmbeddedBrowser((await headers()).get("user-agent") ?? "");
}
