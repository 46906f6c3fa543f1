import { errorOf } from "@/platform/send-file";

/** Something that reads aloud and can be held; it ends by itself, by a fault, or by `stop`. */
export interface Player {
  pause(): void;
  resume(): void;
  stop(): void;
}

export interface PlayerEvents {
  readonly onStart: () => void;
  readonly onEnd: () => void;
  readonly onFault: (error: unknown) => void;
}

const isJapanese = ({ lang }: SpeechSynthesisVoice) => /^ja([-_]|$)/i.test(lang);

/** A voice of the browser that speaks Japanese, one that needs no network before the others. */
export function japaneseVoice(
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  const japanese = voices.filter(isJapanese);
  return japanese.find(({ localService }) => localService) ?? japanese[0];
}

/** Reads sentences one by one with the browser's own voice: a long text at once breaks off in some. */
export function playByBrowser(
  sentences: readonly string[],
  voice: SpeechSynthesisVoice,
  { onStart, onEnd, onFault }: PlayerEvents,
): Player {
  let isOver = false;
  const speakFrom = (index: number) => {
    const sentence = sentences[index];
    if (isOver) return;
    if (sentence === undefined) {
      isOver = true;
      return onEnd();
    }
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = voice.lang;
    utterance.voice = voice;
    utterance.onend = () => speakFrom(index + 1);
    utterance.onerror = ({ error }) => {
      if (isOver) return;
      isOver = true;
      onFault(error);
    };
    speechSynthesis.speak(utterance);
  };
  speechSynthesis.cancel();
  speakFrom(0);
  onStart();
  return {
    pause: () => speechSynthesis.pause(),
    resume: () => speechSynthesis.resume(),
    stop() {
      isOver = true;
      // A voice that is held would stay held for whatever is read next.
      speechSynthesis.resume();
      speechSynthesis.cancel();
    },
  };
}

/** Plays what the product's own server reads. */
export function playByServer(url: string, { onStart, onEnd, onFault }: PlayerEvents): Player {
  const stopped = new AbortController();
  const audio = new Audio();
  let source: string | undefined;
  const load = async () => {
    const answer = await fetch(url, { signal: stopped.signal });
    if (!answer.ok) throw errorOf(await answer.text());
    source = URL.createObjectURL(await answer.blob());
    audio.src = source;
    await audio.play();
    onStart();
  };
  const release = () => {
    if (source) URL.revokeObjectURL(source);
  };
  audio.onended = () => {
    release();
    onEnd();
  };
  load().catch((error) => {
    release();
    if (!stopped.signal.aborted) onFault(error);
  });
  return {
    pause: () => audio.pause(),
    resume: () => void audio.play().catch(onFault),
    stop() {
      stopped.abort();
      audio.pause();
      release();
    },
  };
}
