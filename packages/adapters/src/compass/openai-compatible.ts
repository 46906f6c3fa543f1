import { COMPASS_MODEL_SECONDS } from "@tefuda/domain/compass/limits";
import { modelAnswerShape, verdictsShape } from "@tefuda/domain/compass/model-answer";
import { z } from "zod";
import { chunksOf, TooMuch } from "../http/limit.ts";
import { eventData } from "./event-stream.ts";
import { type CompassModelPort, ModelFailure } from "./port.ts";
import { judging, writing } from "./prompt.ja.ts";

export interface ModelSettings {
  /** The address below which `/chat/completions` is, such as `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  readonly limitMs?: number;
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

/** What a call asks: its instructions, what they are about, and the shape of the answer. */
interface Question {
  readonly instructions: string;
  readonly about: object;
  readonly answer: { readonly name: string; readonly schema: object };
}

/**
 * A model behind the chat call that OpenAI introduced and local servers speak as well. The answer is
 * streamed, so that a server which went away is noticed, and bound to a schema.
 */
export function createCompassModel({
  baseUrl,
  apiKey,
  model,
  limitMs = COMPASS_MODEL_SECONDS * 1000,
}: ModelSettings): CompassModelPort {
  const send = async (
    { instructions, about, answer: { name, schema } }: Question,
    signal: AbortSignal,
  ) => {
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
          { role: "user", content: JSON.stringify(about) },
        ],
        response_format: { type: "json_schema", json_schema: { name, strict: true, schema } },
      }),
      // The key and the introduction go to the address of the settings and to no other.
      redirect: "error",
      signal,
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new ModelFailure("refused", `The model's server answered ${answer.status}.`);
    }
    return parsed(await wholeText(answer));
  };
  const ask = async (question: Question, signal: AbortSignal) => {
    try {
      return await send(question, signal);
    } catch (error) {
      if (error instanceof ModelFailure) throw error;
      if (error instanceof TooMuch) throw new ModelFailure("unreadable", error.message);
      const reason = signal.aborted ? "timeout" : "unreachable";
      throw new ModelFailure(reason, `The model gave no answer: ${reason}.`, { cause: error });
    }
  };

  return {
    limitMs,
    advise: (introduction, signal) =>
      ask(
        {
          instructions: writing,
          about: { introduction },
          answer: { name: "compass_advice", schema: modelAnswerShape },
        },
        signal,
      ),
    judge: (sentences, signal) =>
      ask(
        {
          instructions: judging,
          about: { sentences },
          answer: { name: "compass_verdicts", schema: verdictsShape },
        },
        signal,
      ),
  };
}

/** @throws ModelFailure unless the model came to an end by itself */
async function wholeText(answer: Response): Promise<string> {
  let text = "";
  let end: string | undefined;
  for await (const data of eventData(chunksOf(answer, ANSWER_MAX_BYTES))) {
    if (data === "[DONE]") break;
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
