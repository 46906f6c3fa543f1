import type { AppCtx } from "../trpc/context.ts";

/** Work that is done again and again without anyone asking. */
export interface Job {
  readonly name: string;
  /** The longest time between two runs; the first one comes with the first start. */
  readonly everyMs: number;
  run(app: AppCtx): Promise<unknown>;
}
