import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

interface Heard {
  readonly framesDecoded: number;
  readonly audioBytes: number;
  /** How much sound has come through in all; silence adds nothing. */
  readonly audioEnergy: number;
  readonly audioSeconds: number;
  /** The name of the way that was agreed upon; a restart takes another one. */
  readonly way: string;
  readonly connections: number;
}

/** What the newest connection of a page has received so far, by the browser's own counters. */
export const received = (page: Page): Promise<Heard> =>
  page.evaluate(async () => {
    const made = (globalThis as unknown as { madeConnections: RTCPeerConnection[] })
      .madeConnections;
    const connection = made.at(-1);
    const heard = { framesDecoded: 0, audioBytes: 0, audioEnergy: 0, audioSeconds: 0 };
    for (const row of (await connection?.getStats())?.values() ?? []) {
      if (row.type !== "inbound-rtp") continue;
      if (row.kind === "video") heard.framesDecoded += row.framesDecoded ?? 0;
      if (row.kind !== "audio") continue;
      heard.audioBytes += row.bytesReceived ?? 0;
      heard.audioEnergy += row.totalAudioEnergy ?? 0;
      heard.audioSeconds += row.totalSamplesDuration ?? 0;
    }
    const sdp = connection?.localDescription?.sdp ?? "";
    return {
      ...heard,
      way: /a=ice-ufrag:(\S+)/.exec(sdp)?.[1] ?? "",
      connections: made.length,
    };
  });

/** Waits until new pictures of the other side arrive: more than were there a moment ago. */
export async function expectPictures(page: Page): Promise<void> {
  const { framesDecoded } = await received(page);
  await expect
    .poll(async () => (await received(page)).framesDecoded, { timeout: 40_000 })
    .toBeGreaterThan(framesDecoded + 5);
}

/** How much sound arrives in the next seconds of what is played. */
export async function soundOf(page: Page, seconds: number): Promise<number> {
  const before = await received(page);
  await expect
    .poll(async () => (await received(page)).audioSeconds)
    .toBeGreaterThan(before.audioSeconds + seconds);
  return (await received(page)).audioEnergy - before.audioEnergy;
}
