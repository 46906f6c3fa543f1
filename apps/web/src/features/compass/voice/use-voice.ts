"use client";

import { COMPASS_RECORDING_SECONDS } from "@tefuda/domain/compass/limits";
import { errorText } from "@tefuda/domain/errors/messages.ja";
import { useEffect, useRef, useState } from "react";
import { failureOf } from "@/platform/errors";
import { compassCopy } from "../copy.ja";
import { browserRecognition, finalTextOf } from "./browser-recognition";
import { recordVoice } from "./record-voice";
import { sendRecording } from "./send-recording";

const { voice: copy } = compassCopy;

export type VoiceWay = "server" | "browser";
type VoiceState = "idle" | "listening" | "reading";

/** How this browser can take speech on this page; in no way on the server and before it is known. */
export function voiceWay(transcribes: boolean): VoiceWay | undefined {
  // Asked of the address that the browser loaded, which is another one after a link within the product.
  const [loaded] = performance.getEntriesByType("navigation");
  if (loaded && new URL(loaded.name).pathname !== location.pathname) return undefined;
  const records = typeof MediaRecorder === "function" && navigator.mediaDevices !== undefined;
  if (transcribes && records) return "server";
  return browserRecognition() ? "browser" : undefined;
}

interface Session {
  /** Takes what was said so far. */
  stop(): void;
  /** Throws it away. */
  abort(): void;
}

/** Speech as text: what is said goes to `onText`, bit by bit or once it is over. */
export function useVoice(way: VoiceWay | undefined, onText: (text: string) => void) {
  const [state, setState] = useState<VoiceState>("idle");
  const [fault, setFault] = useState<string>();
  const session = useRef<Session>(null);
  const say = useRef(onText);
  useEffect(() => {
    say.current = onText;
  });
  useEffect(() => () => session.current?.abort(), []);

  const end = (message?: string) => {
    session.current = null;
    setState("idle");
    setFault(message);
  };

  const listen = () => {
    const Recognition = browserRecognition();
    if (!Recognition) return;
    const recognition = new Recognition();
    Object.assign(recognition, { lang: "ja-JP", continuous: true, interimResults: false });
    recognition.onresult = (event) => {
      const text = finalTextOf(event);
      if (text) say.current(text);
    };
    let message: string | undefined;
    recognition.onerror = ({ error }) => {
      if (error === "not-allowed" || error === "audio-capture") message = copy.refused;
      else if (error !== "aborted") message = errorText("unrecognizedAudio");
    };
    recognition.onend = () => end(message);
    session.current = recognition;
    recognition.start();
    setState("listening");
  };

  const record = async () => {
    setState("listening");
    const stopped = new AbortController();
    const given = new AbortController();
    session.current = { stop: () => stopped.abort(), abort: () => given.abort() };
    const late = setTimeout(() => stopped.abort(), COMPASS_RECORDING_SECONDS * 1000);
    try {
      const recording = await recordVoice(stopped.signal, given.signal);
      if (given.signal.aborted) return;
      setState("reading");
      say.current(await sendRecording(recording, given.signal));
      end();
    } catch (error) {
      if (given.signal.aborted) return;
      const isRefused = error instanceof DOMException;
      end(isRefused ? copy.refused : failureOf(error).message);
    } finally {
      clearTimeout(late);
    }
  };

  return {
    state,
    fault,
    start() {
      if (session.current) return;
      setFault(undefined);
      if (way === "server") void record();
      else listen();
    },
    stop: () => session.current?.stop(),
  };
}
