"use client";

import { isSafeLink } from "@tefuda/domain/article/body";
import type { Editor } from "@tiptap/react";
import { type SubmitEvent, useId, useState } from "react";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { Modal } from "@/ui/modal";
import { TextInput } from "@/ui/text-input";
import { articleDeskCopy } from "./copy.ja";

const copy = articleDeskCopy.link;

export interface LinkModalProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

/** Where the chosen words lead; without chosen words the address itself is written. */
export function LinkModal({ editor, open, onClose }: LinkModalProps) {
  const form = useId();
  const stored: unknown = editor.getAttributes("link").href;
  const isLink = typeof stored === "string";
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={copy.title}
      width="sm"
      footer={
        <>
          {isLink && (
            <Button
              variant="secondary"
              onClick={() => {
                editor.chain().extendMarkRange("link").unsetLink().run();
                onClose();
              }}
            >
              {copy.remove}
            </Button>
          )}
          <Button type="submit" form={form}>
            {copy.apply}
          </Button>
        </>
      }
    >
      <LinkForm id={form} editor={editor} first={isLink ? stored : ""} onDone={onClose} />
    </Modal>
  );
}

interface LinkFormProps {
  id: string;
  editor: Editor;
  first: string;
  onDone: () => void;
}

function LinkForm({ id, editor, first, onDone }: LinkFormProps) {
  const [href, setHref] = useState(first);
  const [error, setError] = useState<string>();
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    const address = href.trim();
    if (!isSafeLink(address)) return setError(copy.invalid);
    const chain = editor.chain().extendMarkRange("link");
    if (editor.state.selection.empty && first === "")
      chain
        .insertContent({
          type: "text",
          text: address,
          marks: [{ type: "link", attrs: { href: address } }],
        })
        .run();
    else chain.setLink({ href: address }).run();
    onDone();
  };
  return (
    <form id={id} onSubmit={apply} noValidate>
      <Field label={copy.href} required help={copy.hrefHelp} error={error}>
        <TextInput inputMode="url" value={href} onChange={(event) => setHref(event.target.value)} />
      </Field>
    </form>
  );
}
