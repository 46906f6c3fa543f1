"use client";

import { INQUIRY_CONTENT, inquiryCategories } from "@tefuda/domain/inquiry/constants";
import { inquiryCategoryLabels } from "@tefuda/domain/inquiry/labels.ja";
import { type FormEvent, useActionState, useEffect, useRef, useState } from "react";
import type { DraftKind } from "@/platform/editing/drafts";
import { useDraft } from "@/platform/editing/use-draft";
import { focusFirstFault } from "@/platform/forms";
import { loadClient } from "@/platform/load-client";
import { isObject, type Shape } from "@/platform/stored";
import { useLatch } from "@/platform/use-latch";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { Select } from "@/ui/select";
import { TextArea } from "@/ui/text-area";
import { TextInput } from "@/ui/text-input";
import { postContact } from "./action";
import { ContactDone } from "./contact-done";
import { contactCopy } from "./copy.ja";
import { type ContactState, submitContact } from "./state";

const copy = contactCopy.form;
const categories = inquiryCategories.map((value) => ({
  value,
  label: inquiryCategoryLabels[value],
}));

const contactKind: DraftKind<Readonly<Record<string, string>>> = {
  name: "contact",
  isValue: isObject as Shape<Readonly<Record<string, string>>>,
};
const kept = ["category", "name", "email", "content"];

const isField = (field: unknown) =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement;

/** What stands in the form's own fields; what is behind the trap is nobody's. */
const wordsOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => kept.includes(entry[0]) && typeof entry[1] === "string",
    ),
  );

/**
 * The form of the desk. With scripts it is sent as a call, so that the server sees where it comes
 * from and nothing is drawn anew; without, the browser posts it, and the page comes back filled.
 */
export function ContactForm({ initial }: { initial: ContactState }) {
  const [posted, post] = useActionState(postContact, initial);
  const [called, setCalled] = useState<ContactState>();
  const { isBusy, once } = useLatch();
  const form = useRef<HTMLFormElement>(null);
  const { values, errors, failure, number } = called ?? posted;
  const [length, setLength] = useState<string>();
  const { read, keep } = useDraft(contactKind, "contact");
  const isSent = number !== undefined;

  useEffect(() => {
    const draft = read()?.value ?? {};
    for (const [name, text] of Object.entries(draft)) {
      const field = form.current?.elements.namedItem(name);
      // What the browser or an answer has filled in stays.
      if (isField(field) && field.value === "") field.value = text;
    }
    setLength((now) => now ?? draft.content);
  }, [read]);
  useEffect(() => {
    if (isSent) keep(undefined);
  }, [isSent, keep]);

  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstFault(form.current);
  }, [errors]);

  const call = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void once(async () =>
      setCalled(
        await submitContact(data, async (inquiry) =>
          (await loadClient()).inquiry.sendInquiry.mutate(inquiry),
        ),
      ),
    );
  };

  if (number)
    return (
      <ContactDone
        number={number}
        email={values.email}
        onAgain={() => setCalled({ ...initial, values: { ...values, content: "" } })}
      />
    );
  return (
    <form
      ref={form}
      action={post}
      onSubmit={call}
      onChange={(event) => keep(wordsOf(event.currentTarget))}
      noValidate
      className="grid gap-5"
    >
      <Field label={copy.category} required error={errors.category}>
        <Select name="category" options={categories} defaultValue={values.category} />
      </Field>
      <Field label={copy.name} required error={errors.name}>
        <TextInput name="name" autoComplete="name" defaultValue={values.name} />
      </Field>
      <Field label={copy.email} required error={errors.email}>
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={copy.emailPlaceholder}
          defaultValue={values.email}
        />
      </Field>
      <Field
        label={copy.content}
        required
        error={errors.content}
        help={copy.contentHelp}
        count={{ text: length ?? values.content, limit: INQUIRY_CONTENT.max }}
      >
        <TextArea
          name="content"
          minRows={6}
          defaultValue={values.content}
          onChange={({ target }) => setLength(target.value)}
        />
      </Field>
      <Trap />
      <div className="grid gap-3">
        {failure && (
          <Banner inset tone="danger">
            {failure}
          </Banner>
        )}
        <Button type="submit" size="lg" wide busy={isBusy}>
          {copy.submit}
        </Button>
        <p className="text-ink-3 text-xs">{copy.privacy}</p>
      </div>
    </form>
  );
}

/** A field that no person sees or reaches; machines fill it in and give themselves away. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {copy.trap}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
