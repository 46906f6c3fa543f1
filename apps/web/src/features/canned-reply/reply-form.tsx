"use client";

import {
  cannedReplyFieldLabels,
  cannedReplyPlaceholderLabels,
} from "@tefuda/domain/canned-reply/labels.ja";
import { CANNED_REPLY_BODY, CANNED_REPLY_TITLE } from "@tefuda/domain/constants/limits";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { uuidv7 } from "uuidv7";
import { fieldsKind, useKeptFields } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { lazyRules, showFaults } from "@/platform/forms";
import { Button } from "@/ui/button";
import { RestoredBanner } from "@/ui/editor-notes";
import { Field } from "@/ui/field";
import { TextArea } from "@/ui/text-area";
import { TextInput } from "@/ui/text-input";
import { WindowForm } from "@/ui/window-form";
import { cannedReplyCopy as copy } from "./copy.ja";
import type { CannedReplies, CannedReply } from "./use-canned-replies";

const rules = lazyRules(() =>
  import("@tefuda/domain/canned-reply/schema").then(
    ({ saveCannedReplySchema }) => saveCannedReplySchema,
  ),
);

type ReplyValues = Parameters<CannedReplies["save"]["mutate"]>[0];
const kind = fieldsKind<ReplyValues>("cannedReply");

interface ReplyFormProps {
  formId: string;
  /** Absent for a new one. */
  reply: CannedReply | undefined;
  save: CannedReplies["save"];
  onSaved: () => void;
}

/** Title and text of one canned reply. */
export function ReplyForm({ formId, reply, save, onSaved }: ReplyFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: {
      id: reply?.id ?? uuidv7(),
      title: reply?.title ?? "",
      body: reply?.body ?? "",
      lockVersion: reply?.lockVersion ?? 0,
    },
  });
  const { errors } = form.formState;
  const { clear, restoredAt } = useKeptFields(form, kind, reply?.id ?? "new");
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: () => {
        clear();
        onSaved();
      },
      onError: (error) => {
        const failure = failureOf(error);
        const { code, message } = failure;
        if (!showFaults(form, failure))
          form.setError("root", { message: code === "lock" ? copy.changedElsewhere : message });
      },
    }),
  );
  const insert = (placeholder: string) => {
    const body = form.getValues("body");
    const { selectionStart: from = body.length, selectionEnd: to = from } = area.current ?? {};
    form.setValue("body", `${body.slice(0, from)}{${placeholder}}${body.slice(to)}`, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    area.current?.focus();
  };
  const { ref: bodyRef, ...body } = form.register("body");

  return (
    <WindowForm id={formId} fault={errors.root?.message} onSubmit={(event) => void submit(event)}>
      <RestoredBanner at={restoredAt} onDiscard={clear} />
      <Field
        label={cannedReplyFieldLabels.title}
        required
        error={errors.title?.message}
        count={{ text: form.watch("title"), limit: CANNED_REPLY_TITLE.max }}
      >
        <TextInput {...form.register("title")} autoComplete="off" />
      </Field>
      <Field
        label={cannedReplyFieldLabels.body}
        required
        error={errors.body?.message}
        count={{ text: form.watch("body"), limit: CANNED_REPLY_BODY.max }}
      >
        <TextArea
          {...body}
          ref={(element) => {
            bodyRef(element);
            area.current = element;
          }}
          minRows={6}
          autoComplete="off"
        />
      </Field>
      <fieldset className="grid gap-2">
        <legend className="font-semibold text-sm">{copy.placeholders}</legend>
        <p className="text-ink-2 text-xs">{copy.placeholdersHelp}</p>
        <div className="flex flex-wrap gap-2">
          {Object.entries(cannedReplyPlaceholderLabels).map(([name, label]) => (
            <Button key={name} variant="secondary" size="sm" onClick={() => insert(name)}>
              {label}
            </Button>
          ))}
        </div>
      </fieldset>
    </WindowForm>
  );
}
