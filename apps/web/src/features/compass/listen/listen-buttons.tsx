"use client";

import { Pause, Play, Square, Volume2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/ui/button";
import { compassCopy } from "../copy.ja";
import { useListen } from "./use-listen";

const { listen: copy } = compassCopy;

export interface ListenButtonsProps {
  /** What is read, for the names of the buttons. */
  name: string;
  /** Where the product's own server reads it, where there is one. */
  url: string | undefined;
  sentences: readonly string[];
}

/** 音声で聞く; there is nothing where nobody can read Japanese. */
export function ListenButtons({ name, url, sentences }: ListenButtonsProps) {
  const { isOffered, state, start, stop, pause, resume } = useListen(url, sentences);
  if (!isOffered) return null;
  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <Button
      size="sm"
      variant="secondary"
      icon={icon}
      aria-label={copy.label(name, label)}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  const stopButton = button(copy.stop, <Square className={ICON} aria-hidden="true" />, stop);
  if (state === "idle")
    return button(copy.start, <Volume2 className={ICON} aria-hidden="true" />, start);
  return (
    <div className="flex flex-wrap gap-2">
      {state === "loading" && (
        <span role="status" className="self-center text-ink-2 text-sm">
          {copy.loading}
        </span>
      )}
      {state === "playing" &&
        button(copy.pause, <Pause className={ICON} aria-hidden="true" />, pause)}
      {state === "paused" &&
        button(copy.resume, <Play className={ICON} aria-hidden="true" />, resume)}
      {stopButton}
    </div>
  );
}

const ICON = "size-4";
