import { AppError } from "@tefuda/domain/errors/app-error";
import { Tinypool } from "tinypool";

interface Work {
  /** The module, which the threads load by themselves. */
  readonly module: URL;
  /** The function that it exports. */
  readonly name: string;
  readonly threads: number;
  /** How many calls wait for a thread; who comes on top is sent away. */
  readonly waiting: number;
  /** A call that takes longer, its wait included, ends with its thread. */
  readonly seconds: number;
  /** How long a thread without work stays. */
  readonly idleSeconds: number;
}

/**
 * A function that is run by threads of its own, so that the one which answers everybody never waits
 * for it. What goes in and comes out is copied, but for shared memory.
 */
export function inThreads<Input, Output>(work: Work): (input: Input) => Promise<Output> {
  const { module, name, threads, waiting, seconds, idleSeconds } = work;
  const pool = new Tinypool({
    filename: module.href,
    name,
    runtime: "worker_threads",
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleSeconds * 1000,
  });
  /** @throws AppError `serverBusy` */
  return async (input) => {
    if (pool.queueSize >= waiting) throw new AppError("serverBusy");
    const patience = AbortSignal.timeout(seconds * 1000);
    try {
      return await pool.run(input, { signal: patience });
    } catch (cause) {
      throw patience.aborted ? new AppError("serverBusy", { cause }) : cause;
    }
  };
}
