"use client";

import { errorText } from "@tefuda/domain/errors/messages.ja";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useToast } from "@/ui/use-toast";
import { japaneseVoice, type Player, playByBrowser, playByServer } from "./players";

type ListenState = "idle" | "loading" | "playing" | "paused";

/** Stops whatever is being read: there is one voice at a time. */
let stopCurrent: () => void = () => {};

/** Parts of advice read aloud, by the product's own server where it has one, else by the browser. */
export function useListen(url: string | undefined, sentences: readonly string[]) {
  const toast = useToast();
  const voice = useJapaneseVoice();
  const [state, setState] = useState<ListenState>("idle");
  const player = useRef<Player>(null);

  const stop = () => {
    player.current?.stop();
    player.current = null;
    setState("idle");
  };
  const leave = useRef(stop);
  useEffect(() => () => leave.current(), []);

  const start = () => {
    stopCurrent();
    stopCurrent = stop;
    const over = () => {
      player.current = null;
      setState("idle");
    };
    const events = {
      onStart: () => setState("playing"),
      onEnd: over,
      onFault: () => {
        over();
        toast.error(errorText("failedToCreateAudio"));
      },
    };
    setState("loading");
    if (url) player.current = playByServer(url, events);
    else if (voice) player.current = playByBrowser(sentences, voice, events);
  };

  return {
    isOffered: url !== undefined || voice !== undefined,
    state,
    start,
    stop,
    pause() {
      player.current?.pause();
      setState("paused");
    },
    resume() {
      player.current?.resume();
      setState("playing");
    },
  };
}

/** The browser's Japanese voice; browsers find theirs some time after the page has come. */
function useJapaneseVoice(): SpeechSynthesisVoice | undefined {
  return useSyncExternalStore(
    (onChange) => {
      if (!("speechSynthesis" in window)) return () => {};
      speechSynthesis.addEventListener("voiceschanged", onChange);
      return () => speechSynthesis.removeEventListener("voiceschanged", onChange);
    },
    () => ("speechSynthesis" in window ? knownVoice() : undefined),
    () => undefined,
  );
}

let known: SpeechSynthesisVoice | undefined;
/** The same object for as long as it is the same voice: browsers make new ones at every look. */
function knownVoice(): SpeechSynthesisVoice | undefined {
  const voice = japaneseVoice(speechSynthesis.getVoices());
  if (voice?.voiceURI !== known?.voiceURI) known = voice;
  return known;
}
