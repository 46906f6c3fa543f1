"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { newPasswordFormSchema } from "@tefuda/domain/account/schema";
import { useForm } from "react-hook-form";
import { Button } from "@/ui/button";
import { FormFailure, showFailure } from "./form-failure";
import { NewPasswordFields } from "./new-password-fields";

interface NewPasswordFormProps {
  lead: string;
  submit: string;
  /** Stores the password; what it throws is shown in the form. */
  save: (password: string) => Promise<unknown>;
}

export function NewPasswordForm({ lead, submit, save }: NewPasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(newPasswordFormSchema),
    defaultValues: { password: "", passwordConfirmation: "" },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit(({ password }) =>
        save(password).catch((error) =>
          showFailure(error, form.setError, { weakPassword: "password" }),
        ),
      )}
    >
      <p className="text-ink-2 text-sm">{lead}</p>
      <FormFailure error={errors.root} />
      <NewPasswordFields
        password={form.register("password")}
        confirmation={form.register("passwordConfirmation")}
        errors={{
          password: errors.password?.message,
          confirmation: errors.passwordConfirmation?.message,
        }}
      />
      <Button type="submit" size="lg" wide busy={isSubmitting || isSubmitSuccessful}>
        {submit}
      </Button>
    </form>
  );
}
