export type Quality = "good" | "fair" | "poor";

/** Counters of a connection at one moment. */
export interface Sample {
  readonly atMs: number;
  readonly rttMs: number | undefined;
  readonly packetsReceived: number;
  readonly packetsLost: number;
  /** Share of what this side sent that did not arrive, as the other side reports it. */
  readonly lossOut: number;
}

type Row = Readonly<Record<string, unknown>>;
const number = (value: unknown) => (typeof value === "number" ? value : 0);

/** Adds up what `getStats` answers; its rows are read by name, as each browser has some of them. */
export function sampleOf(rows: readonly Row[]): Sample {
  const inbound = rows.filter(({ type }) => type === "inbound-rtp");
  const sum = (key: string) => inbound.reduce((total, row) => total + number(row[key]), 0);
  const losses = rows
    .filter(({ type }) => type === "remote-inbound-rtp")
    .map(({ fractionLost }) => number(fractionLost));
  const pair = pairInUse(rows);
  return {
    atMs: Math.max(0, ...rows.map(({ timestamp }) => number(timestamp))),
    rttMs: pair && number(pair.currentRoundTripTime) * 1000,
    packetsReceived: sum("packetsReceived"),
    packetsLost: sum("packetsLost"),
    lossOut: Math.max(0, ...losses),
  };
}

/** After a restart the ways of before stay in the report; the transport names the one it uses. */
function pairInUse(rows: readonly Row[]): Row | undefined {
  const pairs = rows.filter(({ type }) => type === "candidate-pair");
  const named = rows.find(({ type }) => type === "transport")?.selectedCandidatePairId;
  return (
    pairs.find(({ id }) => named !== undefined && id === named) ??
    pairs.find(({ selected }) => selected === true) ??
    pairs.find(({ nominated, state }) => nominated === true && state === "succeeded")
  );
}

const LOSS = { fair: 0.03, poor: 0.1 };
const RTT_MS = { fair: 250, poor: 600 };

/** How good the line was between two samples, by delay and by what was lost in either direction. */
export function qualityBetween(before: Sample, after: Sample): Quality {
  const lost = Math.max(0, after.packetsLost - before.packetsLost);
  const received = Math.max(0, after.packetsReceived - before.packetsReceived);
  const lossIn = lost + received === 0 ? 0 : lost / (lost + received);
  const loss = Math.max(lossIn, after.lossOut);
  const rtt = after.rttMs ?? 0;
  if (loss >= LOSS.poor || rtt >= RTT_MS.poor) return "poor";
  return loss >= LOSS.fair || rtt >= RTT_MS.fair ? "fair" : "good";
}

/** How long a line has to be poor before pictures are given up, and good before they return. */
export const AUDIO_ONLY_AFTER_MS = 12_000;
export const PICTURE_AFTER_MS = 20_000;

export interface LineMemory {
  readonly poorSince: number | undefined;
  readonly goodSince: number | undefined;
  readonly isAudioOnly: boolean;
}
export const freshLine: LineMemory = {
  poorSince: undefined,
  goodSince: undefined,
  isAudioOnly: false,
};

/** Gives pictures up when the line stays poor, and takes them up again once it has stayed good. */
export function remember(line: LineMemory, quality: Quality, nowMs: number): LineMemory {
  const poorSince = quality === "poor" ? (line.poorSince ?? nowMs) : undefined;
  const goodSince = quality === "good" ? (line.goodSince ?? nowMs) : undefined;
  if (!line.isAudioOnly && poorSince !== undefined && nowMs - poorSince >= AUDIO_ONLY_AFTER_MS)
    return { poorSince: undefined, goodSince: undefined, isAudioOnly: true };
  if (line.isAudioOnly && goodSince !== undefined && nowMs - goodSince >= PICTURE_AFTER_MS)
    return freshLine;
  return { poorSince, goodSince, isAudioOnly: line.isAudioOnly };
}
