import type { SocialResult } from "@tefuda/domain/social/constants";
import { openTabChannel } from "@/platform/tab-channel";

const CHANNEL = "tefuda-proof";

/** Tells this browser's other tabs what came of showing who one is at a provider. */
export function announceProof(result: SocialResult) {
  const channel = openTabChannel<SocialResult>(CHANNEL);
  channel.say(result);
  channel.close();
}

/** Hears the same; returns the function that stops it. */
export function onProof(hear: (result: SocialResult) => void): () => void {
  return openTabChannel(CHANNEL, hear).close;
}
