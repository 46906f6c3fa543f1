"use client";

import { Volume2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { Select } from "@/ui/select";
import { videoCopy } from "./copy.ja";
import type { DeviceKind } from "./devices";
import { LevelMeter } from "./level-meter";
import type { LocalMedia, LocalMediaStore } from "./local-media";
import { playTestSound } from "./test-sound";

const copy = videoCopy.check;

/** Which camera, microphone and speaker are used, with a way to try each; before and during a call. */
export function DeviceFields({ local, media }: { local: LocalMedia; media: LocalMediaStore }) {
  const [isPlaying, setPlaying] = useState(false);
  const test = async () => {
    setPlaying(true);
    await playTestSound(local.chosen.speaker).catch(() => undefined);
    setPlaying(false);
  };
  const select = (kind: DeviceKind, label: string) => {
    const devices = local.devices[kind];
    const current = kind === "speaker" ? undefined : local[kind]?.getSettings().deviceId;
    const options = devices.map(({ deviceId, label: name }, index) => ({
      value: deviceId,
      label: name || copy.unnamed(index + 1),
    }));
    // Some browsers list no entry for the usual speaker, and one must find the way back to it.
    const hasUsual = options.some(({ value }) => value === "default");
    if (kind === "speaker" && options.length > 0 && !hasUsual)
      options.unshift({ value: "", label: copy.standardSpeaker });
    const none = kind === "speaker" ? copy.standardSpeaker : copy.noDevice;
    const chosen = current ?? local.chosen[kind];
    const isListed = options.some(({ value }) => value === chosen);
    return (
      <Field label={label}>
        <Select
          options={options.length > 0 ? options : [{ value: "", label: none }]}
          placeholder={false}
          disabled={options.length === 0}
          value={isListed ? chosen : options[0]?.value}
          onChange={(event) => media.choose(kind, event.target.value)}
        />
      </Field>
    );
  };
  return (
    <div className="grid gap-5">
      {select("camera", copy.camera)}
      <div className="grid gap-2">
        {select("microphone", copy.microphone)}
        {/* What one microphone heard says nothing of the next, nor of now that it is muted. */}
        <LevelMeter key={`${local.microphone?.id} ${local.isMuted}`} track={local.microphone} />
      </div>
      <div className="grid justify-items-start gap-2 *:first:w-full">
        {select("speaker", copy.speaker)}
        <Button
          variant="secondary"
          size="sm"
          busy={isPlaying}
          icon={<Volume2 className="size-4.5" aria-hidden="true" />}
          onClick={test}
        >
          {copy.testSpeaker}
        </Button>
      </div>
    </div>
  );
}
