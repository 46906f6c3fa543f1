import { type CompassModelPort, ModelFailure } from "@tefuda/adapters/compass/port";
import { acceptModelAdvice } from "@tefuda/domain/compass/accept";
import { adviseByRules } from "@tefuda/domain/compass/advise";
import type { CompassAdvice, CompassEngine } from "@tefuda/domain/compass/schema";

export interface Written {
  readonly engine: CompassEngine;
  readonly advice: CompassAdvice;
}

/**
 * Has the advice written: by the model where the settings name one and its answer may be shown, by
 * the rules in every other case, which then says so where a model was asked.
 */
export async function writeAdvice(
  model: CompassModelPort | undefined,
  text: string,
): Promise<Written> {
  if (!model) return { engine: "rules", advice: adviseByRules(text) };
  const advice = acceptModelAdvice(text, await askModel(model, text));
  return advice ? { engine: "model", advice } : { engine: "instead", advice: adviseByRules(text) };
}

/** A model that is away, hangs or refuses is no reason to leave anybody without advice. */
async function askModel(model: CompassModelPort, text: string): Promise<unknown> {
  try {
    return await model.advise(text);
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return undefined;
  }
}
