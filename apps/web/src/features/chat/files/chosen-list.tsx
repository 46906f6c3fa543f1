"use client";

import { fileSizeText } from "@tefuda/domain/chat/text";
import clsx from "clsx";
import { RotateCw, X } from "lucide-react";
import { IconButton } from "@/ui/icon-button";
import { Picture } from "@/ui/picture";
import { Progress } from "@/ui/progress";
import type { ChosenFile } from "./chosen-file";
import { fileCopy as copy } from "./copy.ja";
import { FileIcon } from "./file-icon";
import { fileAddress, fileLook, smallAddress } from "./kind";
import type { ChosenFiles } from "./use-chosen-files";

/** The row of chosen files above the text: how far each is, why it cannot go, and what can be done. */
export function ChosenList({ files, notice, retry, remove }: ChosenFiles) {
  return (
    <>
      <p role="alert" className={clsx("px-4 text-danger text-xs", notice && "pt-1.5")}>
        {notice}
      </p>
      {files.length > 0 && (
        <ul
          aria-label={copy.chosen}
          className="flex gap-2 overflow-x-auto overscroll-x-contain px-2.5 pt-2 pb-1 sm:px-4 low-room:max-h-24 low-room:overflow-y-auto"
        >
          {files.map((file) => (
            <li key={file.id} className="w-72 max-w-[86%] shrink-0">
              <Chosen file={file} onRetry={() => retry(file.id)} onRemove={() => remove(file.id)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface ChosenProps {
  file: ChosenFile;
  onRetry: () => void;
  onRemove: () => void;
}

function Chosen({ file, onRetry, onRemove }: ChosenProps) {
  const { name, size, status, reason } = file;
  const isUploading = status === "uploading";
  const isWrong = status === "failed" || status === "refused";
  return (
    <div
      className={clsx(
        "grid h-full grid-cols-[2.75rem_1fr_auto] crowded:grid-cols-[1fr_auto] crowded:*:first:hidden items-center gap-x-2.5 rounded-md border py-2 pl-2.5",
        isWrong ? "border-danger/50 bg-danger-tint" : "border-line bg-sunken",
      )}
    >
      <Face file={file} />
      <div className="grid min-w-0 gap-1">
        <p className="truncate font-semibold text-sm" title={name}>
          {name}
        </p>
        {isUploading ? (
          <Progress label={copy.uploading(name)} value={file.percent} tone="indigo" />
        ) : (
          <p
            role={isWrong ? "alert" : undefined}
            className={clsx("text-xs", isWrong ? "text-danger" : "text-ink-2 tabular-nums")}
          >
            {isWrong ? reason : fileSizeText(size)}
          </p>
        )}
        {isUploading && (
          <p className="text-ink-2 text-xs tabular-nums" aria-hidden="true">
            {fileSizeText(size)}・{file.percent}%
          </p>
        )}
        {status === "ready" && (
          <span role="status" className="sr-only">
            {copy.ready(name)}
          </span>
        )}
      </div>
      <div className="flex self-start">
        {status === "failed" && (
          <IconButton label={copy.retryOf(name)} onClick={onRetry}>
            <RotateCw className="size-4" aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          label={isUploading ? copy.cancel(name) : copy.remove(name)}
          onClick={onRemove}
          className="-mt-1"
        >
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

function Face({ file: { id, name, preview, status } }: { file: ChosenFile }) {
  const src = preview ?? (status === "ready" ? smallAddress(fileAddress(id)) : undefined);
  if (fileLook(name) === "image" && src)
    return (
      <Picture
        unoptimized
        src={src}
        alt=""
        width={44}
        height={44}
        className="size-11 rounded-sm border border-line object-cover"
      />
    );
  return (
    <span className="grid size-11 place-items-center rounded-sm bg-surface">
      <FileIcon name={name} className="size-6 text-indigo" />
    </span>
  );
}
