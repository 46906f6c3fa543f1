import { processorSeconds } from "./processor.ts";

/** The first processes of both sides that are measured. */
export interface Meter {
  readonly server: number | undefined;
  readonly postgres: number | undefined;
}

/** What some work took, in seconds. */
export interface Spent {
  readonly seconds: number;
  readonly server: number;
  readonly postgres: number;
}

/** Does some work; what is done while the figures are read is no part of its time. */
export async function spentIn(meter: Meter, work: () => Promise<unknown>): Promise<Spent> {
  const read = () => ({
    server: processorSeconds(meter.server),
    postgres: processorSeconds(meter.postgres),
  });
  const before = read();
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1000;
  const after = read();
  return {
    seconds,
    server: after.server - before.server,
    postgres: after.postgres - before.postgres,
  };
}
