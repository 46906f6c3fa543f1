/** Why a model gave no answer that can be read. */
export type ModelFailureReason = "timeout" | "aborted" | "unreachable" | "refused" | "unreadable";

/**
 * Thrown by {@link CompassModelPort}, and nothing else is:
 * - `timeout`: the model said nothing for too long, or had not finished after its limit;
 * - `aborted`: the caller's own signal ended the wait;
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
 * A language model that writes the words of the career compass. What it answers is only parsed JSON:
 * nobody may show it before `acceptModelAdvice` of the domain has taken it.
 */
export interface CompassModelPort {
  /** How long an answer may take, in milliseconds. */
  readonly limitMs: number;
  /**
   * Asks once, without retries.
   * @param introduction the text as it was handed in, 50 to 800 characters
   * @param signal ends the wait early; the limit holds with or without it
   * @throws ModelFailure
   */
  advise(introduction: string, signal?: AbortSignal): Promise<unknown>;
}
