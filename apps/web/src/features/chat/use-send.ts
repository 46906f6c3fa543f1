"use client";

import { useMutation } from "@tanstack/react-query";
import { FETCH_RETRY } from "@tefuda/domain/constants/limits";
import { type ActionDispatch, useEffect } from "react";
import { uuidv7 } from "uuidv7";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import type { Thread, ThreadEvent } from "./thread";

/**
 * Sends texts one after the other, so that they arrive in the order of writing. The id is made
 * here: whatever is tried again after a lost answer is still one message.
 */
export function useSend(
  matchingId: string,
  thread: Thread,
  dispatch: ActionDispatch<[ThreadEvent]>,
) {
  const trpc = useTRPC();
  const toast = useToast();
  const { mutate } = useMutation(
    trpc.chat.sendMessage.mutationOptions({
      scope: { id: `chat:${matchingId}` },
      meta: { ownErrors: true },
      retry: (count, error) => count < FETCH_RETRY && failureOf(error).code === "fetchDataError",
      onSuccess: ({ message }) => dispatch({ type: "read", messages: [message] }),
      onError: (error, { id }) => {
        dispatch({ type: "failed", id });
        const { code, message } = failureOf(error);
        if (code !== "fetchDataError") toast.error(message);
      },
    }),
  );
  const send = (id: string, text: string) => mutate({ matchingId, id, type: 0, text });

  // A page that is closed with messages on their way asks first.
  const isSending = thread.outbox.some(({ status }) => status === "sending");
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isSending]);

  return {
    write(text: string) {
      const id = uuidv7();
      const sentAt = new Date().toISOString();
      dispatch({ type: "wrote", message: { id, text, sentAt, status: "sending" } });
      send(id, text);
    },
    retry(id: string) {
      const failed = thread.outbox.find((held) => held.id === id);
      if (!failed) return;
      dispatch({ type: "retried", id });
      send(id, failed.text);
    },
    discard: (id: string) => dispatch({ type: "discarded", id }),
  };
}
