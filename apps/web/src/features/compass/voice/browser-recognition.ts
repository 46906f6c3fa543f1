/** What of the browser's own speech recognition is used; its types come with no library. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}
interface RecognitionEvent {
  readonly resultIndex: number;
  readonly results: ArrayLike<
    ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }
  >;
}
type MakeRecognition = new () => Recognition;

/** The browser's own recognition, where it has one. */
export function browserRecognition(): MakeRecognition | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: MakeRecognition;
    webkitSpeechRecognition?: MakeRecognition;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** What was said for good in an event; what may still change is left out. */
export function finalTextOf({ resultIndex, results }: RecognitionEvent): string {
  return Array.from(results)
    .slice(resultIndex)
    .filter(({ isFinal }) => isFinal)
    .map((result) => result[0]?.transcript ?? "")
    .join("");
}
