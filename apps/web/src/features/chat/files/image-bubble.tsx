"use client";

import { isLongImage } from "@tefuda/domain/chat/files";
import type { ChatFile } from "@tefuda/domain/chat/message";
import { fileSizeText } from "@tefuda/domain/chat/text";
import clsx from "clsx";
import { Download, ImageOff } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { buttonClass } from "@/ui/button-class";
import { Modal } from "@/ui/modal";
import { Picture } from "@/ui/picture";
import { fileCopy as copy } from "./copy.ja";
import { imageBox, smallAddress } from "./kind";

export interface FileBubbleProps {
  side: "my" | "partner";
  file: ChatFile;
  /** Where it is served. */
  address: string;
  /** Not yet on the server: paler, and nothing to open. */
  pending?: boolean;
}

/** An image in a thread; its place is known before it has loaded, so nothing jumps. */
export function ImageBubble({ side, file, address, pending }: FileBubbleProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const { width, height } = imageBox(file);
  const isLong = isLongImage({ width: file.width ?? width, height: file.height ?? height });
  const look = clsx(
    "relative block max-w-full overflow-hidden rounded-lg border border-line bg-sunken",
    side === "my" ? "rounded-tr-[4px]" : "rounded-tl-[4px]",
    pending && "opacity-70",
  );
  const place = { width, aspectRatio: `${width} / ${height}` };
  const picture = isBroken ? (
    <span className="grid size-full place-content-center justify-items-center gap-1 p-2 text-center text-ink-2 text-xs">
      <ImageOff className="size-5" aria-hidden="true" />
      {copy.broken}
    </span>
  ) : (
    <Picture
      // Who may see it is decided anew each time, so no store of smaller pictures comes between.
      unoptimized
      src={smallAddress(address)}
      alt={copy.image(file.name)}
      width={width}
      height={height}
      loading="lazy"
      onError={() => setBroken(true)}
      className="size-full object-cover object-top"
    />
  );
  if (pending)
    return (
      <div className={look} style={place}>
        {picture}
      </div>
    );
  return (
    <>
      <button
        type="button"
        aria-label={isBroken ? undefined : copy.openImage(file.name)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={clsx(look, "cursor-zoom-in transition-[filter] hover:brightness-95")}
        style={place}
      >
        {picture}
      </button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        width="xl"
        placement="center"
        title={<span className="break-all">{file.name}</span>}
        description={fileSizeText(file.size)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {copy.close}
            </Button>
            <a href={address} download={file.name} className={buttonClass({})}>
              <Download className="size-4" aria-hidden="true" />
              {copy.download}
            </a>
          </>
        }
      >
        <Picture
          unoptimized
          src={address}
          alt={copy.image(file.name)}
          width={file.width ?? width}
          height={file.height ?? height}
          className={clsx(
            "mx-auto h-auto max-w-full rounded-sm bg-sunken",
            // A long screenshot is read by scrolling, in its own width.
            isLong ? "max-h-none" : "max-h-[calc(85dvh-16rem)] min-h-24 w-auto object-contain",
          )}
        />
      </Modal>
    </>
  );
}
