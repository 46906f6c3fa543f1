"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { signUpRequestSchema } from "@tefuda/domain/account/schema";
import { useForm } from "react-hook-form";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { accountCopy } from "./copy.ja";
import { EmailField } from "./email-field";
import { FormFailure, showFailure } from "./form-failure";
import { SentNotice } from "./sent-notice";

const copy = accountCopy.signUpRequest;

/** Asks for the mailed sign-up link. */
export function SignUpRequestForm() {
  const trpc = useTRPC();
  const form = useForm({
    resolver: zodResolver(signUpRequestSchema),
    defaultValues: { email: "" },
  });
  const { errors } = form.formState;
  const request = useMutation({
    ...trpc.account.requestSignUp.mutationOptions(),
    meta: { ownErrors: true },
    onError: (error) => showFailure(error, form.setError),
  });

  if (request.isSuccess)
    return (
      <SentNotice
        title={copy.doneTitle}
        body={copy.doneBody(request.variables.email)}
        note={copy.doneNote}
        action={
          <Button
            variant="quiet"
            onClick={() => {
              form.reset();
              request.reset();
            }}
          >
            {copy.again}
          </Button>
        }
      />
    );

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit((values) => request.mutate(values))}
    >
      <p className="text-ink-2 text-sm">{copy.lead}</p>
      <FormFailure error={errors.root} />
      <EmailField
        registration={form.register("email")}
        error={errors.email?.message}
        autoComplete="email"
      />
      <Button type="submit" size="lg" wide busy={request.isPending}>
        {copy.submit}
      </Button>
    </form>
  );
}
