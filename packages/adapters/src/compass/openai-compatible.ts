import { COMPASS_SILENCE_SECONDS, COMPASS_TIMEOUT_SECONDS } from "@tefuda/domain/compass/limits";
import { modelAnswerShape } from "@tefuda/domain/compass/model-answer";
import { z } from "zod";
import { chunksOf, endOfPatience, limitOf, TooMuch } from "../http/limit.ts";
import { eventData } from "./event-stream.ts";
import { type CompassModelPort, ModelFailure } from "./port.ts";
import { instructions } from "./prompt.ja.ts";

export interface ModelSettings {
  /** The address below which `/chat/completions` is, such as `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  readonly limitMs?: number;
  /** How long it may say nothing. */
  readonly silentMs?: number;
}

const ANSWER_MAX_BYTES = 1024 * 1024;

/** As much of an event as is read. */
const eventSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({ content: z.string().nullish(), refusal: z.string().nullish() })
          .default({}),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  error: z.unknown().optional(),
});

/**
 * A model behind the chat call that OpenAI introduced and local servers speak as well. The answer is
 * streamed, so that a server which went away is noticed, and bound to the schema of the advice.
 */
export function createCompassModel({
  baseUrl,
  apiKey,
  model,
  limitMs = COMPASS_TIMEOUT_SECONDS * 1000,
  silentMs = COMPASS_SILENCE_SECONDS * 1000,
}: ModelSettings): CompassModelPort {
  const ask = async (introduction: string, signal: AbortSignal, heard: () => void) => {
    const answer = await fetch(`${baseUrl}/chat/completions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        stream: true,
        temperature: 0.3,
        messages: [
          { role: "system", content: instructions },
          // As a value of JSON no text can end the message it stands in.
          { role: "user", content: JSON.stringify({ introduction }) },
        ],
        response_format: {
          type: "json_schema",
          json_schema: { name: "compass_advice", strict: true, schema: modelAnswerShape },
        },
      }),
      // The key and the introduction go to the address of the settings and to no other.
      redirect: "error",
      signal,
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new ModelFailure("refused", `The model's server answered ${answer.status}.`);
    }
    return parsed(await wholeText(answer, heard));
  };

  return {
    limitMs,
    async advise(introduction, signal) {
      const limit = limitOf(limitMs, signal);
      const patience = endOfPatience(silentMs);
      const either = AbortSignal.any([limit.signal, patience.signal]);
      try {
        return await ask(introduction, either, patience.heard);
      } catch (error) {
        if (error instanceof ModelFailure) throw error;
        if (error instanceof TooMuch) throw new ModelFailure("unreadable", error.message);
        const reason = patience.signal.aborted && !signal?.aborted ? "timeout" : limit.reasonOf();
        throw new ModelFailure(reason, `The model gave no answer: ${reason}.`, { cause: error });
      } finally {
        patience.close();
      }
    },
  };
}

/**
 * @param heard is told of each event, and not of what only holds a connection open
 * @throws ModelFailure unless the model came to an end by itself
 */
async function wholeText(answer: Response, heard: () => void): Promise<string> {
  let text = "";
  let end: string | undefined;
  for await (const data of eventData(chunksOf(answer, ANSWER_MAX_BYTES))) {
    if (data === "[DONE]") break;
    heard();
    const event = eventSchema.safeParse(parsed(data));
    if (!event.success)
      throw new ModelFailure("unreadable", "The model sent an event of another protocol.");
    if (event.data.error !== undefined)
      throw new ModelFailure("refused", "The model's server broke off with an error.");
    const [choice] = event.data.choices;
    if (choice?.delta.refusal) throw new ModelFailure("refused", "The model would not answer.");
    text += choice?.delta.content ?? "";
    end = choice?.finish_reason ?? end;
  }
  if (end === "content_filter") throw new ModelFailure("refused", "The model would not answer.");
  if (end === undefined) throw new ModelFailure("unreachable", "The answer was cut off.");
  if (end !== "stop") throw new ModelFailure("unreadable", `The answer ended by ${end}.`);
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message repeats what it read, which may be the introduction.
    throw new ModelFailure("unreadable", "The model's answer is no JSON.");
  }
}
