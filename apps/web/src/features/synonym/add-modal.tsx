"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { uuidv7 } from "uuidv7";
import { fieldsKind, useKeptFields } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { lazyRules, showFaults } from "@/platform/forms";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { uiCopy } from "@/ui/copy.ja";
import { RestoredBanner } from "@/ui/editor-notes";
import { Field } from "@/ui/field";
import { Modal } from "@/ui/modal";
import { TextInput } from "@/ui/text-input";
import { useToast } from "@/ui/use-toast";
import { WindowForm } from "@/ui/window-form";
import { synonymCopy } from "./copy.ja";

const copy = synonymCopy.form;
const rules = lazyRules(() =>
  import("@tefuda/domain/synonym/schema").then(({ addSynonymsSchema }) => addSynonymsSchema),
);

const empty = () => ({ id: uuidv7(), words: "" });
const kind = fieldsKind<ReturnType<typeof empty>>("synonyms");

/** Adds words that mean one thing. What was typed stays when it fails, or when the window is closed. */
export function AddModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useForm({ resolver: rules.resolver, defaultValues: empty() });
  const { errors } = form.formState;
  const kept = useKeptFields(form, kind, "new");
  const add = useMutation(
    trpc.synonym.add.mutationOptions({
      meta: { ownErrors: true },
      networkMode: "always",
      onSuccess: () => {
        toast.success(synonymCopy.added);
        form.reset(empty());
        kept.clear();
        onClose();
      },
      onError: (thrown, sent) => {
        const failure = failureOf(thrown);
        if (failure.code === "lock") {
          // Other words were added under this id, and the answer was lost: these are a group of their own.
          const anew = { ...sent, id: uuidv7() };
          form.setValue("id", anew.id);
          add.mutate(anew);
          return;
        }
        if (!showFaults(form, failure)) form.setError("root", { message: failure.message });
      },
      onSettled: () => queries.invalidateQueries({ queryKey: trpc.synonym.list.pathKey() }),
    }),
  );
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={copy.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {uiCopy.cancel}
          </Button>
          <Button type="submit" form={formId} busy={add.isPending}>
            {copy.submit}
          </Button>
        </>
      }
    >
      <RestoredBanner at={kept.restoredAt} onDiscard={kept.clear} />
      <WindowForm
        id={formId}
        fault={errors.root?.message}
        onSubmit={(event) =>
          void form.handleSubmit((values) => {
            if (!add.isPending) add.mutate(values);
          })(event)
        }
      >
        <Field label={copy.words} required help={copy.help} error={errors.words?.message}>
          <TextInput
            {...form.register("words")}
            placeholder={copy.placeholder}
            autoComplete="off"
            autoCapitalize="none"
          />
        </Field>
      </WindowForm>
    </Modal>
  );
}
