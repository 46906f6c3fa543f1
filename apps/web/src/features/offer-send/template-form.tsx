"use client";

import { OFFER_MESSAGE, OFFER_TEMPLATE_NAME } from "@tefuda/domain/constants/limits";
import { offerFieldLabels } from "@tefuda/domain/offer/labels.ja";
import { useForm } from "react-hook-form";
import { uuidv7 } from "uuidv7";
import { fieldsKind, useKeptFields } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { lazyRules, showFaults } from "@/platform/forms";
import { Checkbox } from "@/ui/checkbox";
import { RestoredBanner } from "@/ui/editor-notes";
import { Field } from "@/ui/field";
import { TextArea } from "@/ui/text-area";
import { TextInput } from "@/ui/text-input";
import { WindowForm } from "@/ui/window-form";
import { offerSendCopy } from "./copy.ja";
import type { OfferTemplate } from "./types";
import type { useTemplates } from "./use-templates";

const copy = offerSendCopy.templates;

const rules = lazyRules(() =>
  import("@tefuda/domain/offer/template-schema").then(
    ({ saveOfferTemplateSchema }) => saveOfferTemplateSchema,
  ),
);

type TemplateValues = Parameters<ReturnType<typeof useTemplates>["save"]["mutate"]>[0];
const kind = fieldsKind<TemplateValues>("offerTemplate");

export interface EditedTemplate {
  readonly isNew: boolean;
  readonly template?: OfferTemplate;
  readonly body: string;
}

interface TemplateFormProps {
  formId: string;
  edited: EditedTemplate;
  save: ReturnType<typeof useTemplates>["save"];
  onSaved: () => void;
}

/** Name and text of one template, and whether the company shares it. */
export function TemplateForm({ formId, edited, save, onSaved }: TemplateFormProps) {
  const { template, body } = edited;
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: {
      templateId: template?.id ?? uuidv7(),
      name: template?.name ?? "",
      body,
      isShared: template?.isShared ?? false,
      lockVersion: template?.lockVersion ?? 0,
    },
  });
  const { errors } = form.formState;
  const { clear, restoredAt } = useKeptFields(form, kind, template?.id ?? "new");
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: () => {
        clear();
        onSaved();
      },
      onError: (error) => {
        const failure = failureOf(error);
        if (!showFaults(form, failure)) form.setError("root", { message: failure.message });
      },
    }),
  );
  return (
    <WindowForm id={formId} fault={errors.root?.message} onSubmit={(event) => void submit(event)}>
      <RestoredBanner at={restoredAt} onDiscard={clear} />
      <Field
        label={copy.name}
        required
        error={errors.name?.message}
        count={{ text: form.watch("name"), limit: OFFER_TEMPLATE_NAME.max }}
      >
        <TextInput {...form.register("name")} autoComplete="off" />
      </Field>
      <Field
        label={offerFieldLabels.message}
        required
        help={copy.placeholders}
        error={errors.body?.message}
        count={{ text: form.watch("body"), limit: OFFER_MESSAGE.max }}
      >
        <TextArea {...form.register("body")} minRows={6} autoComplete="off" />
      </Field>
      <Checkbox {...form.register("isShared")} label={copy.share} help={copy.shareHelp} />
    </WindowForm>
  );
}
