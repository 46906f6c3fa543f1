"use client";

import { SAVED_SEARCH_NAME_MAX } from "@tefuda/domain/constants/limits";
import { clean } from "@tefuda/domain/text/clean";
import { type FormEvent, useId, useState } from "react";
import { failureOf } from "@/platform/errors";
import { useLatch } from "@/platform/use-latch";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { Modal } from "@/ui/modal";
import { TextInput } from "@/ui/text-input";
import { savedCopy as copy } from "./copy.ja";

interface NameModalProps {
  title: string;
  confirmLabel: string;
  start: string;
  help?: string;
  onClose: () => void;
  /** Saves under the name; what it throws is said in the window, which stays open. */
  onName: (name: string) => Promise<unknown>;
}

/** Asks for the name of a saved search. Mounted while it is open. */
export function NameModal({ title, confirmLabel, start, help, onClose, onName }: NameModalProps) {
  const form = useId();
  const [name, setName] = useState(start);
  const { isBusy, once } = useLatch();
  const [error, setError] = useState<{ field?: string; form?: string }>({});
  const send = async () => {
    setError({});
    try {
      await onName(clean(name));
    } catch (thrown) {
      const { fields, message, entry } = failureOf(thrown);
      if (fields.name) setError({ field: fields.name });
      else setError(entry.where === "field" ? { field: message } : { form: message });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void once(send);
  };
  return (
    <Modal
      open
      onClose={onClose}
      width="sm"
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        {error.form && (
          <Banner tone="danger" inset>
            {error.form}
          </Banner>
        )}
        <Field
          label={copy.save.name}
          required
          help={help}
          error={error.field}
          count={{ text: name, limit: SAVED_SEARCH_NAME_MAX }}
        >
          <TextInput
            value={name}
            placeholder={copy.save.placeholder}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      </form>
    </Modal>
  );
}
