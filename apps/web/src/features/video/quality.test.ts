import { describe, expect, it } from "vitest";
import {
  AUDIO_ONLY_AFTER_MS,
  freshLine,
  type LineMemory,
  PICTURE_AFTER_MS,
  type Quality,
  qualityBetween,
  remember,
  sampleOf,
} from "./quality";

const sample = (change: object = {}) => ({ ...sampleOf([]), packetsReceived: 100, ...change });

describe("the line between two browsers", () => {
  it("adds up what the browser counted", () => {
    const read = sampleOf([
      { type: "inbound-rtp", kind: "audio", packetsReceived: 50, packetsLost: 1 },
      { type: "inbound-rtp", kind: "video", packetsReceived: 80, timestamp: 9 },
      { type: "remote-inbound-rtp", fractionLost: 0.2 },
      { type: "candidate-pair", nominated: true, state: "succeeded", currentRoundTripTime: 0.05 },
      { type: "candidate-pair", nominated: false, state: "failed", currentRoundTripTime: 9 },
    ]);
    expect(read).toEqual({
      packetsReceived: 130,
      packetsLost: 1,
      lossOut: 0.2,
      rttMs: 50,
      atMs: 9,
    });
  });

  it("takes the delay of the way in use, not of one from before a restart", () => {
    const pair = (id: string, seconds: number, more: object = {}) => ({
      type: "candidate-pair",
      id,
      nominated: true,
      state: "succeeded",
      currentRoundTripTime: seconds,
      ...more,
    });
    const transport = { type: "transport", selectedCandidatePairId: "new" };
    expect(sampleOf([pair("old", 3), pair("new", 0.1), transport]).rttMs).toBe(100);
    expect(sampleOf([pair("old", 3), pair("new", 0.1, { selected: true })]).rttMs).toBe(100);
    expect(sampleOf([transport]).rttMs).toBeUndefined();
  });

  it("is told by what is lost in either direction, and by delay", () => {
    const before = sample();
    const between = (change: object) => qualityBetween(before, sample(change));
    expect(between({ packetsReceived: 200 })).toBe("good");
    expect(between({ packetsReceived: 195, packetsLost: 5 })).toBe("fair");
    expect(between({ packetsReceived: 180, packetsLost: 20 })).toBe("poor");
    expect(between({ packetsReceived: 200, lossOut: 0.12 })).toBe("poor");
    expect(between({ packetsReceived: 200, rttMs: 300 })).toBe("fair");
    expect(between({ packetsReceived: 200, rttMs: 700 })).toBe("poor");
    // Nothing arrived at all, as before the first packet.
    expect(between({})).toBe("good");
  });

  it("gives pictures up when it stays poor, and takes them up again when it stays good", () => {
    const through = (line: LineMemory, steps: readonly [Quality, number][]) =>
      steps.reduce((memory, [quality, at]) => remember(memory, quality, at), line);
    const short = through(freshLine, [
      ["poor", 0],
      ["poor", AUDIO_ONLY_AFTER_MS - 1],
    ]);
    expect(short.isAudioOnly).toBe(false);
    const interrupted = through(short, [
      ["fair", AUDIO_ONLY_AFTER_MS],
      ["poor", AUDIO_ONLY_AFTER_MS + 1],
    ]);
    expect(interrupted.isAudioOnly).toBe(false);
    const given = through(short, [["poor", AUDIO_ONLY_AFTER_MS]]);
    expect(given.isAudioOnly).toBe(true);
    const wavering = through(given, [
      ["good", 20_000],
      ["fair", 30_000],
      ["good", 31_000],
      ["good", 31_000 + PICTURE_AFTER_MS - 1],
    ]);
    expect(wavering.isAudioOnly).toBe(true);
    expect(through(wavering, [["good", 31_000 + PICTURE_AFTER_MS]]).isAudioOnly).toBe(false);
  });
});
