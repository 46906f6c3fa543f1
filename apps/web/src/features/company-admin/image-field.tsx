"use client";

import { Trash2 } from "lucide-react";
import { Button } from "@/ui/button";
import { FieldGroup } from "@/ui/field-group";
import { FileButton } from "@/ui/file-button";
import { ImageFrame } from "@/ui/image-frame";
import { adminCopy } from "./copy.ja";
import { useImageUpload } from "./use-image-upload";

const copy = adminCopy.editor;

interface ImageFieldProps {
  label: string;
  help: string;
  /** Whose folder new images go to. */
  folder: string;
  value: string | null;
  isWide?: boolean;
  onChange: (url: string | null) => void;
}

/** One image of the page: choose, replace, remove. */
export function ImageField({ label, help, folder, value, isWide, onChange }: ImageFieldProps) {
  const { upload, progress, error, cancel } = useImageUpload(folder);
  return (
    <FieldGroup legend={label} help={help} error={error} optional>
      <div className="flex flex-wrap items-center gap-4">
        {value && (
          <ImageFrame
            src={value}
            alt={label}
            asIs
            ratio={isWide ? "wide" : "square"}
            className={isWide ? "w-full max-w-md" : "size-20"}
          />
        )}
        <div className="flex min-w-40 flex-wrap items-center gap-2">
          <FileButton
            label={value ? copy.change : copy.choose}
            aria-label={`${label}：${value ? copy.change : copy.choose}`}
            accept="image/png,image/jpeg,image/gif"
            progress={progress}
            onCancel={cancel}
            onFiles={async ([file]) => {
              const url = file && (await upload(file));
              if (url) onChange(url);
            }}
          />
          {value && progress === undefined && (
            <Button
              variant="quiet"
              size="sm"
              icon={<Trash2 className="size-4" aria-hidden="true" />}
              aria-label={`${label}：${copy.remove}`}
              onClick={() => onChange(null)}
            >
              {copy.remove}
            </Button>
          )}
        </div>
      </div>
    </FieldGroup>
  );
}
