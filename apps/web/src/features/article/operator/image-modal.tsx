"use client";

import { ARTICLE_ALT_MAX } from "@tefuda/domain/article/schema";
import { clean } from "@tefuda/domain/text/clean";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { type Editor, findParentNodeClosestToPos } from "@tiptap/react";
import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { FileDrop } from "@/ui/file-drop";
import { Modal } from "@/ui/modal";
import { Picture } from "@/ui/picture";
import { TextInput } from "@/ui/text-input";
import { articleDeskCopy } from "./copy.ja";
import { useSendImage } from "./use-send-image";

const copy = articleDeskCopy.image;

export interface ImageModalProps {
  editor: Editor;
  open: boolean;
  /** A picture that was pasted or dropped: it is sent at once, and asked about. */
  file?: File | undefined;
  onClose: () => void;
  /** The picture is in the body. */
  onInsert: () => void;
}

/** A picture with its description, new or the one that is chosen in the body. */
export function ImageModal({ editor, open, file, onClose, onInsert }: ImageModalProps) {
  const form = useId();
  const attributes = editor.getAttributes("image");
  const src: unknown = attributes.src;
  const alt: unknown = attributes.alt;
  const isEdit = !file && editor.isActive("image") && typeof src === "string";
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={isEdit ? copy.editTitle : copy.title}
      footer={
        <Button type="submit" form={form}>
          {isEdit ? copy.update : copy.insert}
        </Button>
      }
    >
      <ImageForm
        key={file && `${file.name} ${file.lastModified} ${file.size}`}
        id={form}
        file={file}
        first={{ src: isEdit ? src : "", alt: isEdit && typeof alt === "string" ? alt : "" }}
        isEdit={isEdit}
        onDone={(picture) => {
          const chain = editor.chain();
          if (isEdit) chain.updateAttributes("image", { alt: picture.alt }).run();
          else
            chain.insertContentAt(placeOfPicture(editor), { type: "image", attrs: picture }).run();
          onInsert();
        }}
      />
    </Modal>
  );
}

/** Behind what is chosen, which stays; and behind a table, for a cell holds lines. */
function placeOfPicture({ state: { selection } }: Editor): number {
  const { $to, to } = selection;
  const table = findParentNodeClosestToPos($to, ({ type }) => type.name === "table");
  if (!table) return to;
  const { pos, node } = table;
  return pos + node.nodeSize;
}

interface ImageFormProps {
  id: string;
  file: File | undefined;
  first: { src: string; alt: string };
  isEdit: boolean;
  onDone: (picture: { src: string; alt: string }) => void;
}

function ImageForm({ id, file, first, isEdit, onDone }: ImageFormProps) {
  const [src, setSrc] = useState(first.src);
  const [alt, setAlt] = useState(first.alt);
  const [isAsked, setAsked] = useState(false);
  const { send, progress, fault, cancel } = useSendImage(setSrc);
  const sendBrought = useEffectEvent(() => file && void send([file]));
  useEffect(() => void sendBrought(), []);
  const text = clean(alt);
  const missing = (value: string) => (isAsked && value === "" ? messages.required : undefined);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (src && text) onDone({ src, alt: text });
  };
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-5">
      {src && (
        <Picture
          src={src}
          alt={text || copy.preview}
          width={640}
          height={360}
          // Nobody but its sender sees it yet, so it is not made smaller for all.
          unoptimized
          className="max-h-64 w-auto justify-self-center rounded-md"
        />
      )}
      {!isEdit && (
        <Field label={copy.file} required error={fault ?? missing(src)}>
          <FileDrop
            hint={copy.drop}
            label={copy.choose}
            accept="image/png,image/jpeg,image/gif"
            onFiles={(files) => void send(files)}
            progress={progress}
            onCancel={cancel}
          />
        </Field>
      )}
      <Field
        label={copy.alt}
        required
        help={copy.altHelp}
        error={missing(text)}
        count={{ text: alt, limit: ARTICLE_ALT_MAX }}
      >
        <TextInput
          value={alt}
          maxLength={ARTICLE_ALT_MAX}
          placeholder={copy.altPlaceholder}
          onChange={(event) => setAlt(event.target.value)}
        />
      </Field>
    </form>
  );
}
