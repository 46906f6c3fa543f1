import type { ModelSettings } from "@tefuda/adapters/compass/openai-compatible";
import type { SpeakingSettings, SpeechServer } from "@tefuda/adapters/speech/openai-compatible";
import { WrongSetting } from "./wrong-setting.ts";

/** The servers of the career compass; each is used where its settings are. */
export interface AiSettings {
  readonly model?: ModelSettings;
  readonly speaking?: SpeakingSettings;
  readonly transcribing?: SpeechServer;
}

/** As much of the settings as is read here; each has its check and default beside the others. */
interface Given {
  readonly OPENAI_BASE_URL?: string | undefined;
  readonly OPENAI_API_KEY?: string | undefined;
  readonly OPENAI_MODEL?: string | undefined;
  readonly SPEECH_BASE_URL?: string | undefined;
  readonly SPEECH_API_KEY?: string | undefined;
  readonly SPEECH_MODEL: string;
  readonly SPEECH_VOICE: string;
  readonly TRANSCRIPTION_BASE_URL?: string | undefined;
  readonly TRANSCRIPTION_API_KEY?: string | undefined;
  readonly TRANSCRIPTION_MODEL: string;
}

/** The servers of the settings; a key without an address, or a server without a model, is a mistake. */
export function aiOf(set: Given): AiSettings {
  for (const name of ["OPENAI", "SPEECH", "TRANSCRIPTION"] as const)
    if (set[`${name}_API_KEY`] && !set[`${name}_BASE_URL`])
      throw new WrongSetting(`Setting ${name}_BASE_URL is missing; ${name}_API_KEY needs it.`);
  const { OPENAI_BASE_URL, OPENAI_MODEL, SPEECH_BASE_URL, TRANSCRIPTION_BASE_URL } = set;
  if (OPENAI_BASE_URL && !OPENAI_MODEL)
    throw new WrongSetting("Setting OPENAI_MODEL is missing; OPENAI_BASE_URL needs it.");
  if (OPENAI_MODEL && !OPENAI_BASE_URL)
    throw new WrongSetting("Setting OPENAI_BASE_URL is missing; OPENAI_MODEL needs it.");
  return {
    ...(OPENAI_BASE_URL &&
      OPENAI_MODEL && {
        model: {
          baseUrl: withoutSlash(OPENAI_BASE_URL),
          apiKey: set.OPENAI_API_KEY,
          model: OPENAI_MODEL,
        },
      }),
    ...(SPEECH_BASE_URL && {
      speaking: {
        baseUrl: withoutSlash(SPEECH_BASE_URL),
        apiKey: set.SPEECH_API_KEY,
        model: set.SPEECH_MODEL,
        voice: set.SPEECH_VOICE,
      },
    }),
    ...(TRANSCRIPTION_BASE_URL && {
      transcribing: {
        baseUrl: withoutSlash(TRANSCRIPTION_BASE_URL),
        apiKey: set.TRANSCRIPTION_API_KEY,
        model: set.TRANSCRIPTION_MODEL,
      },
    }),
  };
}

const withoutSlash = (url: string) => url.replace(/\/+$/, "");
