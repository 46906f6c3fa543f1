import type { SocialResult } from "@tefuda/domain/social/constants";

const CHANNEL = "tefuda-proof";

/** Tells this browser's other tabs what came of showing who one is at a provider. */
export function announceProof(result: SocialResult) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(result);
  channel.close();
}

/** Hears the same; returns the function that stops it. */
export function onProof(hear: (result: SocialResult) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SocialResult>) => hear(data);
  return () => channel.close();
}
