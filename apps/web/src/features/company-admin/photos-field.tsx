"use client";

import { companyLabels } from "@tefuda/domain/company/labels.ja";
import { COMPANY_PHOTOS_MAX } from "@tefuda/domain/company/schema";
import { ArrowLeft, ArrowRight, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { FieldGroup } from "@/ui/field-group";
import { FileButton } from "@/ui/file-button";
import { IconButton } from "@/ui/icon-button";
import { ImageFrame } from "@/ui/image-frame";
import { adminCopy } from "./copy.ja";
import { useImageUpload } from "./use-image-upload";

const copy = adminCopy.editor;

interface PhotosFieldProps {
  folder: string;
  value: readonly string[];
  onChange: (photos: string[]) => void;
}

/** The list with one entry at another place. */
const moved = (list: readonly string[], from: number, to: number) => {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

/** The photos of the page, in an order that is changed by dragging or by buttons. */
export function PhotosField({ folder, value, onChange }: PhotosFieldProps) {
  const { upload, progress, error, cancel } = useImageUpload(folder);
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState("");
  // An upload ends later: its photo joins the list as it is by then.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= value.length || from === to) return;
    onChange(moved(value, from, to));
    setSaid(copy.moved(from + 1, to + 1));
  };
  const isFull = value.length >= COMPANY_PHOTOS_MAX;
  return (
    <FieldGroup
      legend={companyLabels.photos}
      help={isFull ? copy.full(COMPANY_PHOTOS_MAX) : copy.photosHelp(COMPANY_PHOTOS_MAX)}
      error={error}
      optional
    >
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {value.map((url, index) => (
          <li
            key={url}
            draggable
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => event.preventDefault()}
            onDragEnd={() => setDragged(undefined)}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, index);
              setDragged(undefined);
            }}
            className="grid cursor-grab gap-1 rounded-md border border-line bg-surface p-2"
          >
            <ImageFrame
              src={url}
              alt={copy.photo(index + 1)}
              asIs
              className="pointer-events-none aspect-[4/3]!"
            />
            <div className="flex justify-between">
              <IconButton
                label={copy.earlier(index + 1)}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowLeft className="size-4" aria-hidden="true" />
              </IconButton>
              <IconButton
                label={copy.removePhoto(index + 1)}
                onClick={() => onChange(value.filter((_, at) => at !== index))}
              >
                <Trash2 className="size-4" aria-hidden="true" />
              </IconButton>
              <IconButton
                label={copy.later(index + 1)}
                disabled={index === value.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowRight className="size-4" aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      <FileButton
        label={copy.addPhoto}
        accept="image/png,image/jpeg,image/gif"
        disabled={isFull}
        progress={progress}
        onCancel={cancel}
        onFiles={async ([file]) => {
          const url = file && (await upload(file));
          if (url) onChange([...latest.current, url]);
        }}
      />
    </FieldGroup>
  );
}
