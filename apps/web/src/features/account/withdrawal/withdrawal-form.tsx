"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { loginPages } from "@tefuda/domain/account/guard";
import { WITHDRAWAL_REASON_MAX } from "@tefuda/domain/account/schema";
import { useState } from "react";
import { useKeptText } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { endPushes } from "@/platform/push/browser";
import { clearBrowserState, markSignOut } from "@/platform/session/browser-state";
import { useSession } from "@/platform/session/session-provider";
import { useTRPCClient } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { ConfirmModal } from "@/ui/confirm-modal";
import { Field } from "@/ui/field";
import { SectionCard } from "@/ui/section-card";
import { TextArea } from "@/ui/text-area";
import { useRecentLogin } from "../use-recent-login";
import { withdrawalCopy as copy } from "./copy.ja";

/** The reason, the question, and the way out: to the login page, which says how to come back. */
export function WithdrawalForm({ date }: { date: string }) {
  const client = useTRPCClient();
  const queries = useQueryClient();
  const me = useSession();
  const { run, dialog } = useRecentLogin();
  const { value: reason, set: setReason } = useKeptText("withdrawal", "reason");
  const [isAsking, setAsking] = useState(false);
  const leave = useMutation({
    meta: { ownErrors: true },
    // The session ends with the call; the live stream's end must not lead away before.
    onMutate: () => markSignOut(true),
    mutationFn: () => run(() => client.withdrawal.withdraw.mutate({ reason })),
    onSuccess: async (isDone) => {
      if (!isDone) return markSignOut(false);
      queries.clear();
      await endPushes();
      clearBrowserState();
      // Other tabs learn it from the stream; a call to all of them would lead this one elsewhere.
      location.assign(`${loginPages[me.kind === "ace" ? "ace" : "joker"]}?withdrawn=1`);
    },
    onError: () => markSignOut(false),
  });
  const failure = leave.error && failureOf(leave.error);
  const reasonFault = failure?.fields.reason;

  return (
    <SectionCard title={copy.title}>
      <Field
        label={copy.reason}
        optional
        help={copy.reasonHelp}
        error={reasonFault}
        count={{ text: reason, limit: WITHDRAWAL_REASON_MAX }}
      >
        <TextArea
          minRows={3}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            leave.reset();
          }}
        />
      </Field>
      {failure && !reasonFault && (
        <Banner inset tone="danger">
          {failure.message}
        </Banner>
      )}
      <div className="grid gap-3 sm:flex sm:flex-row-reverse sm:justify-end">
        <Button variant="danger" size="lg" busy={leave.isPending} onClick={() => setAsking(true)}>
          {copy.submit}
        </Button>
        <ButtonLink href="/mypage" variant="secondary" size="lg">
          {copy.keep}
        </ButtonLink>
      </div>
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          leave.mutate();
        }}
        title={copy.confirm.title}
        body={copy.confirm.body(date)}
        cancelLabel={copy.confirm.cancel}
        confirmLabel={copy.confirm.submit}
        tone="danger"
      />
      {dialog}
    </SectionCard>
  );
}
