import type { ToJudge } from "@tefuda/domain/compass/accept";

/** Why a model gave no answer that can be read. */
export type ModelFailureReason = "timeout" | "unreachable" | "refused" | "unreadable";

/**
 * Thrown by {@link CompassModelPort}, and nothing else is:
 * - `timeout`: the caller's signal ended the wait;
 * - `unreachable`: no connection, or one that was cut before the answer was whole;
 * - `refused`: the server answered an error, or the model would not answer;
 * - `unreadable`: the answer is no JSON, too long, or not of the protocol.
 *
 * The message never holds the introduction or the key.
 */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  readonly reason: ModelFailureReason;
  constructor(reason: ModelFailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/**
 * A language model that chooses the remarks of the career compass, and one that judges its words. What
 * either answers is only parsed JSON: `draftAdvice` and `settleAdvice` of the domain say what of it is
 * shown. Each asks once, without retries.
 */
export interface CompassModelPort {
  /** How long both calls together may take, in milliseconds. */
  readonly limitMs: number;
  /**
   * @param introduction the text as it was handed in, 50 to 800 characters
   * @throws ModelFailure
   */
  advise(introduction: string, signal: AbortSignal): Promise<unknown>;
  /**
   * A second call, which knows neither the first one nor the introduction.
   * @throws ModelFailure
   */
  judge(sentences: readonly ToJudge[], signal: AbortSignal): Promise<unknown>;
}
