import { z } from "zod";
import { bytesOf, limitOf, TooMuch } from "../http/limit.ts";
import { recordingTypes, type SpeakingPort, SpeechFailure, type TranscribingPort } from "./port.ts";

export interface SpeechServer {
  /** The address below which `/audio/speech` or `/audio/transcriptions` is. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  readonly limitMs?: number;
}
export interface SpeakingSettings extends SpeechServer {
  readonly voice: string;
}

const LIMIT_MS = 30_000;
/** What the call takes by its documentation. */
const TEXT_MAX = 4096;
const AUDIO_MAX_BYTES = 10 * 1024 * 1024;
const RECORDING_MAX_BYTES = 10 * 1024 * 1024;
const TRANSCRIPT_MAX_BYTES = 256 * 1024;

const keyOf = ({ apiKey }: SpeechServer): Record<string, string> =>
  apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };

/** Reads aloud by the call `/audio/speech`. */
export function createSpeaking(settings: SpeakingSettings): SpeakingPort {
  const { baseUrl, model, voice, limitMs = LIMIT_MS } = settings;
  return {
    maxLength: TEXT_MAX,
    limitMs,
    async speak(text, signal) {
      if (text.trim() === "") throw new SpeechFailure("refused", "There is nothing to read.");
      if (text.length > TEXT_MAX)
        throw new SpeechFailure("tooLarge", `A text is above ${TEXT_MAX} characters.`);
      const request = {
        method: "POST",
        headers: { "content-type": "application/json", ...keyOf(settings) },
        body: JSON.stringify({ model, voice, input: text, response_format: "mp3" }),
      };
      const bytes = await call(`${baseUrl}/audio/speech`, request, limitMs, signal, (answer) =>
        bytesOf(answer, AUDIO_MAX_BYTES),
      );
      // Some servers ignore the format, and browsers go by what the bytes are declared as.
      if (!isMp3(bytes)) throw new SpeechFailure("unreadable", "The answer is no sound.");
      return { bytes, contentType: "audio/mpeg" };
    },
  };
}

/** Either a tag or the first frame stands at the beginning of an MP3. */
function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const isTag = first === 0x49 && second === 0x44 && third === 0x33;
  return isTag || (first === 0xff && (second & 0xe0) === 0xe0);
}

const transcriptSchema = z.object({ text: z.string() });

/** Writes down what was said by the call `/audio/transcriptions`. */
export function createTranscribing(settings: SpeechServer): TranscribingPort {
  const { baseUrl, model, limitMs = LIMIT_MS } = settings;
  return {
    maxBytes: RECORDING_MAX_BYTES,
    limitMs,
    async transcribe({ bytes, contentType }, signal) {
      const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
      const ending = recordingTypes[type];
      if (ending === undefined) throw new SpeechFailure("refused", "It is no recording.");
      if (bytes.byteLength === 0) throw new SpeechFailure("refused", "The recording is empty.");
      if (bytes.byteLength > RECORDING_MAX_BYTES)
        throw new SpeechFailure("tooLarge", `A recording is above ${RECORDING_MAX_BYTES} bytes.`);
      const form = new FormData();
      // Servers tell the format by the ending of the name.
      form.append("file", new Blob([new Uint8Array(bytes)], { type }), `recording.${ending}`);
      form.append("model", model);
      form.append("language", "ja");
      form.append("response_format", "json");
      const request = { method: "POST", headers: keyOf(settings), body: form };
      const url = `${baseUrl}/audio/transcriptions`;
      const answer = await call(url, request, limitMs, signal, (answer) =>
        bytesOf(answer, TRANSCRIPT_MAX_BYTES),
      );
      const text = transcriptOf(answer).trim();
      if (text === "") throw new SpeechFailure("unreadable", "Nothing was understood.");
      return text;
    },
  };
}

function transcriptOf(bytes: Uint8Array): string {
  try {
    return transcriptSchema.parse(JSON.parse(new TextDecoder().decode(bytes))).text;
  } catch {
    throw new SpeechFailure("unreadable", "The transcript is not of the protocol.");
  }
}

/** @throws SpeechFailure */
async function call<T>(
  url: string,
  request: RequestInit,
  limitMs: number,
  signal: AbortSignal | undefined,
  read: (answer: Response) => Promise<T>,
): Promise<T> {
  const limit = limitOf(limitMs, signal);
  try {
    // The key and what was said go to the address of the settings and to no other.
    const answer = await fetch(url, { ...request, redirect: "error", signal: limit.signal });
    if (answer.ok) return await read(answer);
    await answer.body?.cancel();
    throw new SpeechFailure("refused", `The speech server answered ${answer.status}.`);
  } catch (error) {
    if (error instanceof SpeechFailure) throw error;
    if (error instanceof TooMuch) throw new SpeechFailure("tooLarge", error.message);
    const reason = limit.reasonOf();
    throw new SpeechFailure(reason, `The speech server gave no answer: ${reason}.`, {
      cause: error,
    });
  }
}
