import { SpeechFailure, type TranscribingPort } from "@tefuda/adapters/speech/port";
import { recordingTypeOf } from "@tefuda/domain/compass/recording";
import { AppError } from "@tefuda/domain/errors/app-error";
import { countRecording } from "./count-recording.ts";
import type { CompassCtx } from "./who.ts";

const BYTES_PER_MB = 1024 * 1024;

/** @throws AppError dataNotFound where no server is configured */
export function requireTranscribing({ ports }: Pick<CompassCtx, "ports">): TranscribingPort {
  if (!ports.transcribing) throw new AppError("dataNotFound");
  return ports.transcribing;
}

/**
 * What was said in a recording, for the form: the person reads it there before it is handed in. The
 * recording is kept nowhere. What it is, is told by its content.
 * @throws AppError dataNotFound, exceededFileSize, tooManyRequests, timeout; unrecognizedAudio for what is no sound or
 * holds no words
 */
export async function transcribeRecording(
  ctx: CompassCtx,
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<{ text: string }> {
  const transcribing = requireTranscribing(ctx);
  if (bytes.length > transcribing.maxBytes) throw tooLarge(transcribing);
  const contentType = recordingTypeOf(bytes);
  if (!contentType) throw new AppError("unrecognizedAudio");
  await countRecording(ctx);
  try {
    return { text: await transcribing.transcribe({ bytes, contentType }, signal) };
  } catch (cause) {
    if (!(cause instanceof SpeechFailure)) throw cause;
    if (cause.reason === "tooLarge") throw tooLarge(transcribing);
    throw new AppError(cause.reason === "timeout" ? "timeout" : "unrecognizedAudio", { cause });
  }
}

const tooLarge = ({ maxBytes }: TranscribingPort) =>
  new AppError("exceededFileSize", { params: { limit: Math.floor(maxBytes / BYTES_PER_MB) } });
