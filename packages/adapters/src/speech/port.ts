export type SpeechFailureReason =
  | "timeout"
  | "aborted"
  | "unreachable"
  | "refused"
  | "unreadable"
  | "tooLarge";

/**
 * Thrown by {@link SpeakingPort} and {@link TranscribingPort}, and nothing else is:
 * - `timeout`: not done after the limit; `aborted`: the caller's own signal ended the wait;
 * - `unreachable`: no connection, or one that was cut before the answer was whole;
 * - `refused`: the server answered an error;
 * - `unreadable`: the answer is not of the protocol, not sound, or holds no words;
 * - `tooLarge`: what was handed in, or what came back, is above the limit.
 */
export class SpeechFailure extends Error {
  override readonly name = "SpeechFailure";
  readonly reason: SpeechFailureReason;
  constructor(reason: SpeechFailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Sound that a text became. */
export interface SpokenAudio {
  readonly bytes: Uint8Array;
  /** `audio/mpeg`, as the client asks for it. */
  readonly contentType: string;
}

/** Reads texts aloud. */
export interface SpeakingPort {
  /** The longest text it takes, in UTF-16 code units. */
  readonly maxLength: number;
  readonly limitMs: number;
  /** @throws SpeechFailure */
  speak(text: string, signal?: AbortSignal): Promise<SpokenAudio>;
}

/** A voice that was recorded in a browser. */
export interface Recording {
  readonly bytes: Uint8Array;
  /** One of {@link recordingTypes}, with or without `;codecs=…`. */
  readonly contentType: string;
}

/** What recorders of browsers make, and the ending that servers tell the format by. */
export const recordingTypes: Readonly<Record<string, string>> = {
  "audio/webm": "webm",
  "audio/ogg": "ogg",
  "audio/mp4": "m4a",
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
};

/** Turns a recording in Japanese into text. */
export interface TranscribingPort {
  /** The largest recording it takes, in bytes. */
  readonly maxBytes: number;
  readonly limitMs: number;
  /** The words, without spaces at either end and never empty. @throws SpeechFailure */
  transcribe(recording: Recording, signal?: AbortSignal): Promise<string>;
}
