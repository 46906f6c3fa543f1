"use client";

import { useMutation } from "@tanstack/react-query";
import { authorities, authorityLabels } from "@tefuda/domain/options/authorities";
import { readMailAddress } from "@tefuda/domain/validation/mail-address";
import { useForm } from "react-hook-form";
import { uuidv7 } from "uuidv7";
import { fieldsKind, useKeptFields } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { lazyRules, showFaults } from "@/platform/forms";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { uiCopy } from "@/ui/copy.ja";
import { Field } from "@/ui/field";
import { Modal } from "@/ui/modal";
import { RadioCards } from "@/ui/radio-cards";
import { TextInput } from "@/ui/text-input";
import { useToast } from "@/ui/use-toast";
import { memberCopy } from "./copy.ja";
import type { Whose } from "./types";

const copy = memberCopy.invite;
const rules = lazyRules(() =>
  import("@tefuda/domain/company/member").then(({ inviteMemberSchema }) => inviteMemberSchema),
);

interface InviteModalProps {
  open: boolean;
  whose?: Whose;
  onClose: () => void;
  onSent: () => unknown;
}

const empty = () => ({
  inviteId: uuidv7(),
  email: "",
  name: "",
  authority: "member" as (typeof authorities)[number],
});

const inviteKind = fieldsKind<ReturnType<typeof empty>>("invite");

/** Invites one person by mail. What was typed stays when it fails. */
export function InviteModal({ open, whose = {}, onClose, onSent }: InviteModalProps) {
  const trpc = useTRPC();
  const toast = useToast();
  const form = useForm({ resolver: rules.resolver, defaultValues: empty() });
  const { errors } = form.formState;
  const kept = useKeptFields(form, inviteKind, whose.companyId ?? "own");
  const invite = useMutation(
    trpc.member.invite.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: () => {
        toast.success(copy.sent);
        form.reset(empty());
        kept.clear();
        onClose();
        return onSent();
      },
      onError: (thrown) => {
        const failure = failureOf(thrown);
        if (!showFaults(form, failure, { alreadyRegisteredEmail: "email" }))
          toast.error(failure.message);
      },
    }),
  );
  const authority = form.watch("authority");
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={copy.title}
      description={copy.lead}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {uiCopy.cancel}
          </Button>
          <Button type="submit" form="invite-member" busy={invite.isPending}>
            {copy.submit}
          </Button>
        </>
      }
    >
      <form
        id="invite-member"
        noValidate
        className="grid gap-5"
        onFocus={() => void rules.load().catch(() => undefined)}
        onSubmit={form.handleSubmit((values) => invite.mutate({ ...values, ...whose }))}
      >
        <Field label={copy.email} required error={errors.email?.message}>
          <TextInput
            {...form.register("email", {
              onChange: ({ target }: { target: { value: string } }) => {
                const { name } = readMailAddress(target.value);
                if (name && form.getValues("name") === "")
                  form.setValue("name", name, { shouldValidate: form.formState.isSubmitted });
              },
            })}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
          />
        </Field>
        <Field label={copy.name} required error={errors.name?.message}>
          <TextInput {...form.register("name")} autoComplete="off" />
        </Field>
        <RadioCards
          legend={copy.authority}
          name="authority"
          value={authority}
          onChange={(value) => form.setValue("authority", value)}
          options={authorities.map((value) => ({
            value,
            label: authorityLabels[value],
            help: copy.authorityHelp[value],
          }))}
        />
      </form>
    </Modal>
  );
}
