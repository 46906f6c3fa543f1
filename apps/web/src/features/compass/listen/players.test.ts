import { afterEach, expect, it, vi } from "vitest";
import { japaneseVoice, playByBrowser } from "./players.ts";

const voice = (name: string, lang: string, localService: boolean) =>
  ({ name, lang, localService }) as SpeechSynthesisVoice;

afterEach(() => vi.unstubAllGlobals());

it("takes a voice that speaks Japanese, one of the device before one of a network", () => {
  const voices = [
    voice("Daniel", "en-GB", true),
    voice("Network", "ja-JP", false),
    voice("Kyoko", "ja_JP", true),
  ];
  expect(japaneseVoice(voices)?.name).toBe("Kyoko");
  expect(japaneseVoice(voices.slice(0, 2))?.name).toBe("Network");
  expect(japaneseVoice(voices.slice(0, 1))).toBeUndefined();
  expect(japaneseVoice([voice("Javanese", "jav", true)])).toBeUndefined();
});

/** A browser's synthesis that speaks when the test says so. */
function stubSynthesis() {
  const calls: string[] = [];
  let current: { text: string; onend?: () => void; onerror?: (e: object) => void } | undefined;
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal("speechSynthesis", {
    speak(utterance: NonNullable<typeof current>) {
      current = utterance;
      calls.push(utterance.text);
    },
    pause: () => calls.push("pause"),
    resume: () => calls.push("resume"),
    cancel: () => {
      const left = current;
      current = undefined;
      left?.onerror?.({ error: "interrupted" });
    },
  });
  return {
    calls,
    end: () => current?.onend?.(),
    fail: () => current?.onerror?.({ error: "network" }),
  };
}

it("reads sentence by sentence, can be held, and tells when it is over", () => {
  const { calls, end } = stubSynthesis();
  const events = { onStart: vi.fn(), onEnd: vi.fn(), onFault: vi.fn() };
  const player = playByBrowser(["一。", "二。"], voice("Kyoko", "ja-JP", true), events);
  player.pause();
  player.resume();
  end();
  end();
  expect(calls).toEqual(["一。", "pause", "resume", "二。"]);
  expect(events.onStart).toHaveBeenCalledOnce();
  expect(events.onEnd).toHaveBeenCalledOnce();
  expect(events.onFault).not.toHaveBeenCalled();
});

it("is stopped without a fault, and tells of one that comes by itself", () => {
  const { calls, fail } = stubSynthesis();
  const events = { onStart: vi.fn(), onEnd: vi.fn(), onFault: vi.fn() };
  playByBrowser(["一。", "二。"], voice("Kyoko", "ja-JP", true), events).stop();
  expect(calls).toEqual(["一。", "resume"]);
  expect(events.onFault).not.toHaveBeenCalled();
  expect(events.onEnd).not.toHaveBeenCalled();

  playByBrowser(["一。"], voice("Kyoko", "ja-JP", true), events);
  fail();
  expect(events.onFault).toHaveBeenCalledOnce();
});
