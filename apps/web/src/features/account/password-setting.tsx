"use client";

import { useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import type { Send } from "./account-form";
import { Changeable } from "./changeable";
import { accountCopy } from "./copy.ja";
import { NewPasswordForm } from "./new-password-form";
import { useRecentLogin } from "./use-recent-login";

const copy = accountCopy.setting.password;

/** A new password; it signs every other device out and leaves this one. */
export function PasswordSetting() {
  const trpc = useTRPC();
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
      await queries.invalidateQueries(trpc.account.listSessions.queryFilter());
    };
  return (
    <>
      <Changeable
        name={accountCopy.password}
        shown={<p className="text-ink-2 text-sm">{copy.shown}</p>}
        form={(close) => (
          <NewPasswordForm lead={copy.lead} submit={copy.submit} save={saveWith(close)} stays />
        )}
      />
      {dialog}
    </>
  );
}
