"use client";

import { fileExtension } from "@tefuda/domain/chat/files";
import { fileSizeText } from "@tefuda/domain/chat/text";
import clsx from "clsx";
import { Download } from "lucide-react";
import { fileCopy as copy } from "./copy.ja";
import { FileIcon } from "./file-icon";
import { type FileBubbleProps, ImageBubble } from "./image-bubble";
import { fileLook } from "./kind";

/** A file in a thread: an image as a small picture, any other with its name and size, to be saved. */
export function FileBubble(props: FileBubbleProps) {
  const { side, file, address, pending } = props;
  if (fileLook(file.name) === "image") return <ImageBubble {...props} />;
  const look = clsx(
    "flex min-w-0 max-w-full items-center gap-3 crowded:flex-wrap rounded-lg border px-3.5 py-3 text-sm sm:min-w-64",
    side === "my"
      ? "rounded-tr-[4px] border-indigo/30 bg-indigo-tint"
      : "rounded-tl-[4px] border-line bg-surface",
    pending && "opacity-70",
  );
  const face = (
    <>
      <FileIcon name={file.name} className="size-8 shrink-0 text-indigo" />
      <span className="grid min-w-0 flex-1 gap-0.5 crowded:basis-full">
        <span className="line-clamp-2 break-all font-semibold">{file.name}</span>
        <span className="text-ink-2 text-xs tabular-nums">
          {fileExtension(file.name).toUpperCase()}・{fileSizeText(file.size)}
        </span>
      </span>
    </>
  );
  if (pending) return <div className={look}>{face}</div>;
  return (
    <a
      href={address}
      download={file.name}
      className={clsx(look, "transition-colors hover:border-indigo")}
    >
      {face}
      <span className="sr-only">{copy.download}</span>
      <Download className="size-5 shrink-0 text-ink-2 crowded:hidden" aria-hidden="true" />
    </a>
  );
}
