"use client";

import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { FileDrop } from "@/ui/file-drop";
import { Picture } from "@/ui/picture";
import { articleDeskCopy } from "./copy.ja";
import { useSendImage } from "./use-send-image";

const copy = articleDeskCopy.editor;

export interface CoverFieldProps {
  value: string | null;
  onChange: (url: string | null) => void;
  error: string | undefined;
}

/** The picture that stands over an article and on its card. */
export function CoverField({ value, onChange, error }: CoverFieldProps) {
  const { send, progress, fault, cancel } = useSendImage(onChange);
  return (
    <Field label={copy.fields.cover} help={copy.fields.coverHelp} error={fault ?? error}>
      {value && (
        <Picture
          src={value}
          alt={copy.coverAlt}
          width={640}
          height={360}
          // Nobody but its sender may see it yet.
          unoptimized
          className="aspect-video w-full rounded-md object-cover"
        />
      )}
      <FileDrop
        hint={copy.dropCover}
        label={copy.chooseCover}
        accept="image/png,image/jpeg,image/gif"
        onFiles={(files) => void send(files)}
        progress={progress}
        onCancel={cancel}
        actions={
          value && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              {copy.removeCover}
            </Button>
          )
        }
      />
    </Field>
  );
}
