import { type SpeakingPort, SpeechFailure } from "@tefuda/adapters/speech/port";
import { compassSectionLabels } from "@tefuda/domain/compass/labels.ja";
import type { CreateAudio } from "@tefuda/domain/compass/schema";
import { sentencesOf } from "@tefuda/domain/compass/spoken";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { getResult } from "./results.ts";

export interface SpokenSection {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/**
 * A part of one's own result, read aloud by the configured server. The words go there when they are
 * to be heard, and the sound is kept nowhere.
 * @throws AppError dataNotFound for a stranger's result or without a server; failedToCreateAudio
 */
export async function speakSection(
  ctx: Ctx<JokerActor>,
  { resultId, section }: CreateAudio,
  signal?: AbortSignal,
): Promise<SpokenSection> {
  const result = await getResult(ctx, { id: resultId });
  const { speaking } = ctx.ports;
  if (!speaking) throw new AppError("dataNotFound");
  const sentences = [`${compassSectionLabels[section]}。`, ...sentencesOf(result, section)];
  try {
    const parts: Uint8Array[] = [];
    let contentType = "";
    for (const text of piecesOf(sentences, speaking)) {
      const spoken = await speaking.speak(text, signal);
      parts.push(spoken.bytes);
      ({ contentType } = spoken);
    }
    // Frames of this format stand by themselves: one piece after the other is one longer piece.
    return { bytes: Buffer.concat(parts), contentType };
  } catch (cause) {
    if (!(cause instanceof SpeechFailure)) throw cause;
    throw new AppError("failedToCreateAudio", { cause });
  }
}

/** As few texts as the server's longest allows; a sentence that is longer than that is cut. */
function piecesOf(sentences: readonly string[], { maxLength }: SpeakingPort): string[] {
  const pieces: string[] = [];
  for (const sentence of sentences) {
    const fitting = sentence.slice(0, maxLength);
    const joined = `${pieces.at(-1) ?? ""}\n${fitting}`;
    if (pieces.length > 0 && joined.length <= maxLength) pieces[pieces.length - 1] = joined;
    else pieces.push(fitting);
  }
  return pieces;
}
