"use client";

import { useId } from "react";
import { useForm } from "react-hook-form";
import { lazyRules } from "@/platform/forms";
import { type Client, loadClient } from "@/platform/load-client";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { Modal } from "@/ui/modal";
import { PasswordInput } from "@/ui/password-input";
import { accountCopy } from "../copy.ja";
import { FormFailure, showFailure } from "../form-failure";
import { CodeField } from "./code-field";
import { secondFactorCopy } from "./copy.ja";

const copy = secondFactorCopy.setting;

const rules = lazyRules(() =>
  import("@tefuda/domain/second-factor/schema").then((schemas) => schemas.secondFactorChangeSchema),
);

interface ChangeModalProps {
  open: boolean;
  title: string;
  body: string;
  submit: string;
  variant?: "danger";
  onClose: () => void;
  change: (values: { password: string; code: string }, client: Client) => Promise<unknown>;
}

/** Asks for the password and a code before the factor itself is changed. */
export function ChangeModal(props: ChangeModalProps) {
  const { open, title, body, submit, variant, onClose, change } = props;
  const formId = useId();
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: { password: "", code: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const close = () => {
    form.reset();
    onClose();
  };
  const send = form.handleSubmit(async (values) => {
    await change(values, await loadClient());
    close();
  });
  return (
    <Modal
      open={open}
      onClose={close}
      width="sm"
      title={title}
      description={body}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting} {...(variant && { variant })}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) =>
          void send(event).catch((error) =>
            showFailure(error, form, {
              wrongSecondFactor: "code",
              wrongPassword: "password",
            }),
          )
        }
      >
        <FormFailure error={errors.root} />
        <Field label={accountCopy.password} error={errors.password?.message}>
          <PasswordInput {...form.register("password")} autoComplete="current-password" />
        </Field>
        <CodeField registration={form.register("code")} error={errors.code?.message} />
      </form>
    </Modal>
  );
}
