"use client";

import { useEffect, useState } from "react";
import { Button } from "@/ui/button";
import { videoCopy } from "./copy.ja";

export interface RemoteSoundProps {
  track: MediaStreamTrack | undefined;
  speaker: string | undefined;
}

/** The other side's voice, on the speaker that was chosen. */
export function RemoteSound({ track, speaker }: RemoteSoundProps) {
  const [audio, setAudio] = useState<HTMLAudioElement>();
  const [isBlocked, setBlocked] = useState(false);

  useEffect(() => {
    const made = new Audio();
    setAudio(made);
    return () => {
      made.pause();
      made.srcObject = null;
    };
  }, []);

  useEffect(() => {
    if (!audio || !track) return;
    audio.srcObject = new MediaStream([track]);
    audio.play().then(
      () => setBlocked(false),
      // A browser that plays nothing before a press says so by this name.
      (error: unknown) => setBlocked(error instanceof Error && error.name === "NotAllowedError"),
    );
    return () => {
      audio.srcObject = null;
      setBlocked(false);
    };
  }, [audio, track]);

  useEffect(() => {
    // A speaker that is gone meanwhile leaves the sound on the usual one.
    if (speaker !== undefined && audio && "setSinkId" in audio)
      audio.setSinkId(speaker).catch(() => undefined);
  }, [audio, speaker]);

  if (!isBlocked) return null;
  // A press that does not help either leaves the button for another one.
  const play = () =>
    audio?.play().then(
      () => setBlocked(false),
      () => undefined,
    );
  return (
    <Button className="absolute inset-x-0 top-1/2 z-10 mx-auto w-fit" onClick={play}>
      {videoCopy.call.playBlocked}
    </Button>
  );
}
