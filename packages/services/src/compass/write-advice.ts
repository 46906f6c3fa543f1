import { type CompassModelPort, ModelFailure } from "@tefuda/adapters/compass/port";
import { draftAdvice, settleAdvice, wordsToJudge } from "@tefuda/domain/compass/accept";
import { adviseByRules } from "@tefuda/domain/compass/advise";
import type { CompassAdvice, CompassEngine } from "@tefuda/domain/compass/schema";

export interface Written {
  readonly engine: CompassEngine;
  readonly advice: CompassAdvice;
}

/**
 * Has the advice written: with a model's remarks where the settings name one and they may be shown, by
 * the rules in every other case, which then says so where a model was asked. One limit holds for the
 * call that writes and the one that judges: what comes too late is as if it had never come.
 */
export async function writeAdvice(
  model: CompassModelPort | undefined,
  text: string,
): Promise<Written> {
  if (!model) return { engine: "rules", advice: adviseByRules(text) };
  const signal = AbortSignal.timeout(model.limitMs);
  const draft = draftAdvice(text, await answerOf(model.advise(text, signal)));
  if (!draft) return { engine: "instead", advice: adviseByRules(text) };
  const words = wordsToJudge(draft);
  const verdicts = words.length > 0 ? await answerOf(model.judge(words, signal)) : undefined;
  return { engine: "model", advice: settleAdvice(draft, verdicts) };
}

/** A model that is away, hangs or refuses is no reason to leave anybody without advice. */
async function answerOf(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return undefined;
  }
}
