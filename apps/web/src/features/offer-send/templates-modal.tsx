"use client";

import { clean } from "@tefuda/domain/text/clean";
import { useState } from "react";
import { Button } from "@/ui/button";
import { Modal } from "@/ui/modal";
import { offerSendCopy } from "./copy.ja";
import { type EditedTemplate, TemplateForm } from "./template-form";
import { TemplateList } from "./template-list";
import { useTemplates } from "./use-templates";

const copy = offerSendCopy.templates;
const FORM_ID = "offer-template";

interface TemplatesModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** The body with what is known of this offer filled in. */
  fill: (body: string) => string;
  onUse: (body: string) => void;
  /** What stands in the form, to be kept as a template. */
  body: string;
}

/** Bodies to write from: choosing, writing and throwing away. Reasons have none. */
export function TemplatesModal({ isOpen, onClose, fill, onUse, body }: TemplatesModalProps) {
  const templates = useTemplates();
  const [edited, setEdited] = useState<EditedTemplate>();
  const close = () => {
    setEdited(undefined);
    onClose();
  };
  return (
    <Modal
      open={isOpen}
      onClose={close}
      width="lg"
      title={edited ? (edited.isNew ? copy.newTitle : copy.editTitle) : copy.title}
      description={edited ? copy.placeholders : copy.lead}
      footer={
        edited ? (
          <>
            <Button variant="secondary" onClick={() => setEdited(undefined)}>
              {copy.back}
            </Button>
            {/* A button of its own: the press that opens the form must not send it as well. */}
            <Button key="save" type="submit" form={FORM_ID} busy={templates.save.isPending}>
              {copy.save}
            </Button>
          </>
        ) : (
          <Button key="create" variant="secondary" onClick={() => setEdited({ isNew: true, body })}>
            {clean(body) ? copy.keepBody : copy.create}
          </Button>
        )
      }
    >
      {edited ? (
        <TemplateForm
          key={edited.template?.id ?? "new"}
          formId={FORM_ID}
          edited={edited}
          save={templates.save}
          onSaved={() => setEdited(undefined)}
        />
      ) : (
        <TemplateList
          templates={templates}
          fill={fill}
          onUse={(text) => {
            onUse(text);
            close();
          }}
          onEdit={(template) => setEdited({ isNew: false, template, body: template.body })}
        />
      )}
    </Modal>
  );
}
