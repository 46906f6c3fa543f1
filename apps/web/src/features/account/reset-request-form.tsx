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

const copy = accountCopy.resetRequest;

/** Asks for the mailed reset link; the answer is the same whether or not the address exists. */
export function ResetRequestForm({ userType }: { userType: "joker" | "ace" }) {
  const trpc = useTRPC();
  const form = useForm({
    resolver: zodResolver(signUpRequestSchema),
    defaultValues: { email: "" },
  });
  const { errors } = form.formState;
  const request = useMutation({
    ...trpc.account.requestPasswordReset.mutationOptions(),
    meta: { ownErrors: true },
    onError: (error) => showFailure(error, form.setError),
  });

  if (request.isSuccess)
    return <SentNotice title={copy.doneTitle} body={copy.done} note={copy.doneNote} />;

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit(({ email }) => request.mutate({ email, userType }))}
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
