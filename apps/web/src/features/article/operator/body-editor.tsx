"use client";

import { EditorContent } from "@tiptap/react";
import { useId, useState } from "react";
import { FieldError } from "@/ui/field-parts";
import { articleDeskCopy } from "./copy.ja";
import { ImageModal } from "./image-modal";
import { LinkModal } from "./link-modal";
import { Toolbar } from "./toolbar";
import { useBodyEditor } from "./use-body-editor";
import "@/ui/rich-text.css";

const copy = articleDeskCopy.body;

export interface BodyEditorProps {
  /** What it begins with; to replace it, give the editor another key. */
  initial: string;
  onChange: (html: string) => void;
  error: string | undefined;
}

type Window = "link" | "image" | undefined;

/** The body of an article as its readers will see it; only what the domain's parser knows can be written. */
export function BodyEditor({ initial, onChange, error }: BodyEditorProps) {
  const id = useId();
  const [open, setOpen] = useState<Window>();
  /** Pictures that were brought and are not in the body yet; one after the other is asked about. */
  const [brought, setBrought] = useState<readonly File[]>([]);
  const editor = useBodyEditor({
    initial,
    attributes: {
      role: "textbox",
      "aria-multiline": "true",
      "aria-label": copy.label,
      "aria-describedby": `${id}-help`,
      class: "article-editor min-h-80 px-5 py-4 leading-loose outline-none",
    },
    onChange,
    onPictures: setBrought,
  });
  const close = () => {
    setOpen(undefined);
    setBrought([]);
    editor?.commands.focus();
  };
  return (
    <div className="grid gap-1.5">
      <p aria-hidden="true" className="font-semibold text-sm">
        {copy.label}
      </p>
      <div className="rounded-md border border-edge bg-surface focus-within:border-ink has-[.article-editor:focus-visible]:outline-2 has-[.article-editor:focus-visible]:outline-focus has-[.article-editor:focus-visible]:outline-offset-1">
        {editor ? (
          <Toolbar
            editor={editor}
            onLink={() => setOpen("link")}
            onImage={() => setOpen("image")}
          />
        ) : (
          <div className="h-13 border-line border-b" />
        )}
        <EditorContent editor={editor} />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p id={`${id}-help`} className="text-ink-3 text-xs">
        {copy.keys}
      </p>
      {editor && (
        <>
          <LinkModal editor={editor} open={open === "link"} onClose={close} />
          <ImageModal
            editor={editor}
            open={open === "image" || brought.length > 0}
            file={brought[0]}
            onClose={close}
            onInsert={() => (brought.length > 1 ? setBrought(brought.slice(1)) : close())}
          />
        </>
      )}
    </div>
  );
}
