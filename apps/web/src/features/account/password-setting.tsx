"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { type Outputs, useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import type { Send } from "./account-form";
import { Changeable } from "./changeable";
import { accountCopy } from "./copy.ja";
import { NewPasswordForm } from "./new-password-form";
import { socialCopy } from "./social/copy.ja";
import { useRecentLogin } from "./use-recent-login";

const copy = accountCopy.setting.password;

/** A new password; it signs every other device out and leaves this one. */
export function PasswordSetting({ initial }: { initial: Outputs["social"]["getWays"] }) {
  const trpc = useTRPC();
  const { data: ways } = useQuery(
    trpc.social.getWays.queryOptions(undefined, { initialData: initial }),
  );
  const queries = useQueryClient();
  const toast = useToast();
  const { run, dialog } = useRecentLogin();
  const saveWith =
    (close: () => void): Send<{ password: string }> =>
    async ({ password }, client) => {
      const isSaved = await run(() => client.account.changePassword.mutate({ password }));
      if (!isSaved) return;
      toast.success(successMessages.changed);
      close();
      await Promise.all([
        queries.invalidateQueries(trpc.account.listSessions.queryFilter()),
        queries.invalidateQueries(trpc.social.getWays.queryFilter()),
      ]);
    };
  const { password: first } = socialCopy;
  const words = ways.hasPassword ? copy : first;
  return (
    <>
      <Changeable
        name={accountCopy.password}
        first={ways.hasPassword ? undefined : { label: first.action, name: first.actionOf }}
        shown={<p className="text-ink-2 text-sm">{words.shown}</p>}
        form={(close) => (
          <NewPasswordForm lead={words.lead} submit={words.submit} save={saveWith(close)} stays />
        )}
      />
      {dialog}
    </>
  );
}
