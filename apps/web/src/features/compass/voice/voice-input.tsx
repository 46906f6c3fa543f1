"use client";

import { Mic, Square } from "lucide-react";
import { useEffect, useState } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { compassCopy } from "../copy.ja";
import { useVoice, type VoiceWay, voiceWay } from "./use-voice";

const { voice: copy } = compassCopy;

export interface VoiceInputProps {
  /** The product has a server that turns recordings into text. */
  transcribes: boolean;
  onText: (text: string) => void;
}

/** Says instead of writes; there is nothing where neither the browser nor the product can take it. */
export function VoiceInput({ transcribes, onText }: VoiceInputProps) {
  const [way, setWay] = useState<VoiceWay>();
  useEffect(() => setWay(voiceWay(transcribes)), [transcribes]);
  const [isAdded, setAdded] = useState(false);
  const voice = useVoice(way, (text) => {
    setAdded(true);
    onText(text);
  });
  if (!way) return null;
  const isListening = voice.state === "listening";
  return (
    <div className="grid gap-2">
      <div>
        <Button
          variant="secondary"
          busy={voice.state === "reading"}
          aria-pressed={isListening}
          icon={
            isListening ? (
              <Square className="size-4" aria-hidden="true" />
            ) : (
              <Mic className="size-4" aria-hidden="true" />
            )
          }
          onClick={() => {
            setAdded(false);
            if (isListening) voice.stop();
            else voice.start();
          }}
        >
          {isListening ? copy.stop : copy.start}
        </Button>
      </div>
      {voice.fault && (
        <Banner inset tone="danger">
          {voice.fault}
        </Banner>
      )}
      <p aria-live="polite" className="text-ink-2 text-xs">
        {stateText(voice.state, isAdded) ?? (way === "server" ? copy.byServer : copy.byBrowser)}
      </p>
    </div>
  );
}

function stateText(state: "idle" | "listening" | "reading", isAdded: boolean) {
  if (state === "listening") return copy.listening;
  if (state === "reading") return copy.reading;
  return isAdded ? copy.added : undefined;
}
