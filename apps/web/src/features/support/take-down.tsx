"use client";

import { useMutation } from "@tanstack/react-query";
import { canBeTakenDown } from "@tefuda/domain/chat/constants";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import { TAKE_DOWN_REASON_MAX } from "@tefuda/domain/chat/schema";
import { useState } from "react";
import { useKeptText } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { ReasonModal } from "@/ui/reason-modal";
import { useToast } from "@/ui/use-toast";
import { supportCopy } from "./copy.ja";

const copy = supportCopy.takeDown;

const wordsOf = ({ text, file }: ChatMessage) => file?.name ?? text ?? "";

/** Takes messages of a support thread down: a button beside each, and the window that asks why. */
export function useTakeDown(matchingId: string) {
  const trpc = useTRPC();
  const toast = useToast();
  const [message, setMessage] = useState<ChatMessage>();
  const reason = useKeptText("takeDown", message?.id ?? "");
  const takeDown = useMutation(
    trpc.chat.takeDown.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: () => {
        toast.success(copy.done);
        reason.clear();
        setMessage(undefined);
      },
    }),
  );
  const failure = takeDown.error && failureOf(takeDown.error);
  const close = () => {
    takeDown.reset();
    setMessage(undefined);
  };
  return {
    action: (one: ChatMessage) =>
      canBeTakenDown(one) &&
      !one.isRemoved && (
        <button
          type="button"
          aria-label={copy.of(wordsOf(one))}
          className="target rounded-sm px-1 text-indigo underline underline-offset-4"
          onClick={() => setMessage(one)}
        >
          {copy.open}
        </button>
      ),
    window: (
      <ReasonModal
        open={message !== undefined}
        reason={reason.value}
        onReason={reason.set}
        onClose={close}
        onConfirm={() =>
          message && takeDown.mutate({ matchingId, seq: message.seq, reason: reason.value })
        }
        busy={takeDown.isPending}
        title={copy.title}
        body={copy.body}
        quote={message && wordsOf(message)}
        label={copy.reason}
        limit={TAKE_DOWN_REASON_MAX}
        confirmLabel={copy.action}
        fault={failure ? (failure.fields.reason ?? failure.message) : undefined}
      />
    ),
  };
}
