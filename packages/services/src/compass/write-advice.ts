import { type CompassModelPort, ModelFailure } from "@tefuda/adapters/compass/port";
import { acceptModelAdvice } from "@tefuda/domain/compass/accept";
import { adviseByRules } from "@tefuda/domain/compass/advise";
import type { CompassAdvice, CompassEngine } from "@tefuda/domain/compass/schema";
import { AppError } from "@tefuda/domain/errors/app-error";

export interface Written {
  readonly engine: CompassEngine;
  readonly advice: CompassAdvice;
}

/**
 * Has the advice written: by the model where the settings name one and its answer may be shown, by
 * the rules in every other case.
 * @throws AppError timeout when the model had not finished after its limit
 */
export async function writeAdvice(
  model: CompassModelPort | undefined,
  text: string,
): Promise<Written> {
  const advice = model && acceptModelAdvice(text, await askModel(model, text));
  return advice ? { engine: "model", advice } : { engine: "rules", advice: adviseByRules(text) };
}

/** A model that is away or refuses is no reason to leave anybody without advice. */
async function askModel(model: CompassModelPort, text: string): Promise<unknown> {
  try {
    return await model.advise(text);
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    if (error.reason === "timeout") throw new AppError("timeout", { cause: error });
    return undefined;
  }
}
