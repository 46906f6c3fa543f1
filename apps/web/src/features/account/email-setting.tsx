"use client";

import { useQuery } from "@tanstack/react-query";
import type { SignUpRequest } from "@tefuda/domain/account/schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { lazyRules } from "@/platform/forms";
import { useSession } from "@/platform/session/session-provider";
import { useTRPC } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { AccountForm, type Send } from "./account-form";
import { Changeable } from "./changeable";
import { accountCopy } from "./copy.ja";
import { EmailField } from "./email-field";
import { useRecentLogin } from "./use-recent-login";

const copy = accountCopy.setting.email;

const rules = lazyRules(() =>
  import("@tefuda/domain/account/schema").then((schemas) => schemas.changeEmailSchema),
);

/** The address one signs in with, and its change by a link that is mailed to the new one. */
export function EmailSetting() {
  const trpc = useTRPC();
  const session = useSession();
  // The link is opened somewhere else, perhaps in another tab: coming back shows what came of it.
  const { data: me } = useQuery(
    trpc.account.getMe.queryOptions(undefined, {
      initialData: session,
      refetchOnWindowFocus: "always",
    }),
  );
  const [sentTo, setSentTo] = useState<string>();
  if (me.kind === "visitor") return null;
  const isRefused = "isEmailRefused" in me && me.isEmailRefused;
  const isWaiting = sentTo !== undefined && (sentTo !== me.email || isRefused);
  return (
    <>
      <Changeable
        name={accountCopy.email}
        shown={<p className="font-semibold">{me.email}</p>}
        form={(close) => (
          <EmailForm
            onSent={(email) => {
              setSentTo(email);
              close();
            }}
          />
        )}
      />
      {isWaiting ? (
        <Banner inset tone="info">
          {copy.sent(sentTo)}
        </Banner>
      ) : (
        isRefused && (
          <Banner inset tone="warning">
            {copy.refused}
          </Banner>
        )
      )}
    </>
  );
}

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({ resolver: rules.resolver, defaultValues: { email: "" } });
  const { run, dialog } = useRecentLogin();
  const send: Send<SignUpRequest> = async ({ email }, client) => {
    const isSent = await run(() => client.account.requestEmailChange.mutate({ email }));
    if (isSent) onSent(email);
  };
  return (
    <>
      <AccountForm
        form={form}
        rules={rules}
        send={send}
        lead={copy.lead}
        submit={copy.submit}
        stays
      >
        <EmailField
          label={copy.newEmail}
          registration={form.register("email")}
          error={form.formState.errors.email?.message}
          autoComplete="email"
        />
      </AccountForm>
      {dialog}
    </>
  );
}
