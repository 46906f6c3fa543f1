"use client";

import { useEffect, useRef, useState } from "react";

const POLL_MS = 80;
/** Above this a voice is heard, and not only the room (root mean square of the samples). */
const SPEAKING_FROM = 0.02;
const SPEAKING_HOLD_MS = 500;

/** Some browsers make only a few contexts, and none of a track that has just ended. */
function sourceOf(track: MediaStreamTrack) {
  let context: AudioContext | undefined;
  try {
    context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    return { context, analyser };
  } catch {
    void context?.close();
    return undefined;
  }
}

/** Hears how loud a track is, 0 to 1, some times a second; nothing where sound cannot be measured. */
export function listen(track: MediaStreamTrack, hear: (level: number) => void): () => void {
  const source = sourceOf(track);
  if (!source) return () => {};
  const { context, analyser } = source;
  // Some browsers start it only after a press, though a microphone is open already.
  if (context.state === "suspended") context.resume().catch(() => undefined);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    let sum = 0;
    for (const sample of samples) sum += sample * sample;
    hear(Math.sqrt(sum / samples.length));
  }, POLL_MS);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

/** Calls back with the loudness of a track, for what is drawn many times a second. */
export function useLevel(track: MediaStreamTrack | undefined, hear: (level: number) => void) {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    if (!track) return;
    const stop = listen(track, (level) => latest.current(level));
    return () => {
      stop();
      latest.current(0);
    };
  }, [track]);
}

/** Whether a voice is on a track now, held for a moment over the gaps between words. */
export function useSpeaking(track: MediaStreamTrack | undefined): boolean {
  const [isSpeaking, setSpeaking] = useState(false);
  const lastHeard = useRef(0);
  useLevel(track, (level) => {
    const now = performance.now();
    if (level >= SPEAKING_FROM) lastHeard.current = now;
    setSpeaking(lastHeard.current > 0 && now - lastHeard.current < SPEAKING_HOLD_MS);
  });
  return track !== undefined && isSpeaking;
}
