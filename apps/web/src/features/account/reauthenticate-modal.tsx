"use client";

import { useQuery } from "@tanstack/react-query";
import { errorText } from "@tefuda/domain/errors/messages.ja";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { lazyRules } from "@/platform/forms";
import { isStandalone } from "@/platform/home-screen";
import { loadClient } from "@/platform/load-client";
import { useSession } from "@/platform/session/session-provider";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { Modal } from "@/ui/modal";
import { PasswordInput } from "@/ui/password-input";
import { accountCopy } from "./copy.ja";
import { FormFailure, showFailure } from "./form-failure";
import { CodeField } from "./second-factor/code-field";
import { socialCopy } from "./social/copy.ja";
import { ProofButtons } from "./social/proof-buttons";
import { proofWaysOf } from "./social/proof-ways";

const copy = accountCopy.reauthenticate;

const rules = lazyRules(() =>
  import("@tefuda/domain/account/schema").then((schemas) => schemas.reauthenticateSchema),
);

export interface ReauthenticateModalProps {
  open: boolean;
  onClose: () => void;
  /** The person has shown who they are: the change can be tried again. */
  onDone: () => void;
}

/**
 * Asks for the password again before a sensitive change (`requireRecentLogin`), with a code where the
 * account has a second factor, or, of somebody who has no password, for the provider by which they
 * sign in.
 */
export function ReauthenticateModal({ open, onClose, onDone }: ReauthenticateModalProps) {
  const formId = useId();
  const trpc = useTRPC();
  const { kind } = useSession();
  const { data: ways } = useQuery(trpc.social.getWays.queryOptions(undefined, { enabled: open }));
  const { data: factor } = useQuery(
    trpc.secondFactor.get.queryOptions(undefined, {
      enabled: open && (kind === "ace" || kind === "operator"),
    }),
  );
  const form = useForm({ resolver: rules.resolver, defaultValues: { password: "" } });
  const { errors, isSubmitting } = form.formState;
  const needsCode = factor?.isOn === true || errors.code !== undefined;
  const { hasPassword, providers } = proofWaysOf(ways, {
    userAgent: open ? navigator.userAgent : "",
    isStandalone: open && isStandalone(),
  });

  const close = () => {
    form.reset();
    onClose();
  };
  const send = form.handleSubmit(async (proof) => {
    const client = await loadClient();
    await client.account.reauthenticate.mutate(proof);
    form.reset();
    onDone();
  });

  return (
    <Modal
      open={open}
      onClose={close}
      width="sm"
      title={hasPassword ? copy.title : socialCopy.proof.title}
      description={errorText("requireRecentLogin")}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {copy.cancel}
          </Button>
          {hasPassword && (
            <Button type="submit" form={formId} busy={isSubmitting}>
              {copy.submit}
            </Button>
          )}
        </>
      }
    >
      {hasPassword && (
        <form
          id={formId}
          method="post"
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            // A form of the page may stand around this one in React's tree, though not in the document.
            event.stopPropagation();
            void send(event).catch((error) =>
              showFailure(error, form, { wrongSecondFactor: "code" }),
            );
          }}
        >
          <FormFailure error={errors.root} />
          <Field label={accountCopy.password} error={errors.password?.message}>
            <PasswordInput {...form.register("password")} autoComplete="current-password" />
          </Field>
          {needsCode && (
            <CodeField registration={form.register("code")} error={errors.code?.message} />
          )}
        </form>
      )}
      {open && providers.length > 0 && <ProofButtons providers={providers} onDone={onDone} />}
      {!hasPassword && providers.length === 0 && (
        <p className="text-sm">{socialCopy.proof.noWay}</p>
      )}
    </Modal>
  );
}
