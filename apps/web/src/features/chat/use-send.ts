"use client";

import { useMutation } from "@tanstack/react-query";
import { messageTypes } from "@tefuda/domain/chat/constants";
import type { ChatFile, ChatMessage } from "@tefuda/domain/chat/message";
import { FETCH_RETRY } from "@tefuda/domain/constants/limits";
import { type ActionDispatch, useEffect, useMemo, useState } from "react";
import { uuidv7 } from "uuidv7";
import { failureOf } from "@/platform/errors";
import { holdPage, letPageGo } from "@/platform/hold-page";
import { type Inputs, useTRPCClient } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import { type Outgoing, outbox } from "./kept/outbox";
import { useKeptList } from "./kept/use-kept-list";
import type { ThreadEvent } from "./thread";

/**
 * Sends texts and files one after the other, so that they arrive in the order of writing. The id is made
 * here: whatever is tried again after a lost answer is still one message. Sending goes on when the
 * room is left, and ends where the message was taken back, or sent by another tab, while it waited.
 */
export function useSend(
  matchingId: string,
  messages: readonly ChatMessage[],
  dispatch: ActionDispatch<[ThreadEvent]>,
  onSent?: () => void,
) {
  const client = useTRPCClient();
  const toast = useToast();
  const written = useKeptList(outbox, matchingId);
  const [lostId, setLostId] = useState("");
  const { mutate } = useMutation({
    mutationFn: async (input: Inputs["chat"]["sendMessage"]) =>
      outbox.holds(matchingId, input.id) ? client.chat.sendMessage.mutate(input) : undefined,
    scope: { id: `chat:${matchingId}` },
    meta: { ownErrors: true },
    retry: (count, error) => count < FETCH_RETRY && failureOf(error).isUnreached,
    onMutate: ({ id }) => holdPage(id),
    onSettled: (_sent, _error, { id }) => letPageGo(id),
    onSuccess: (sent, { id }) => {
      if (sent) dispatch({ type: "read", messages: [sent.message] });
      outbox.drop(matchingId, [id]);
      if (sent) onSent?.();
    },
    onError: (error, { id }) => {
      outbox.change(matchingId, id, { status: "failed" });
      const { code, message } = failureOf(error);
      if (code === "fetchDataError") setLostId(id);
      else toast.error(message);
    },
  });
  const send = ({ id, text, file }: Pick<Outgoing, "id" | "text" | "file">) =>
    mutate(
      file
        ? { matchingId, id, type: messageTypes.FileUrl, uploadIds: [id] }
        : { matchingId, id, type: messageTypes.Normal, text },
    );

  // The stream may have brought it before the answer did, or while there was none.
  const { unsent, arrived } = useMemo(() => divide(written, messages), [written, messages]);
  useEffect(() => {
    if (arrived.length > 0) outbox.drop(matchingId, arrived);
  }, [matchingId, arrived]);

  return {
    /** In the order of writing; none of them is among the messages. */
    unsent,
    /** The one whose sending failed last in this visit, for as long as it stands so. */
    notSent: unsent.find(({ id, status }) => id === lostId && status === "failed"),
    /** Each file is a message of its own, under the id that it was uploaded with. */
    write(text: string, files: readonly (ChatFile & { readonly id: string })[]) {
      const sentAt = new Date().toISOString();
      const texts = text === "" ? [] : [{ id: uuidv7(), text }];
      for (const message of [
        ...texts,
        ...files.map(({ id, ...file }) => ({ id, text: "", file })),
      ]) {
        outbox.add(matchingId, [{ ...message, sentAt, status: "sending" }]);
        send(message);
      }
    },
    retry(id: string) {
      const failed = unsent.find((held) => held.id === id);
      if (!failed) return;
      outbox.change(matchingId, id, { status: "sending" });
      send(failed);
    },
    discard(id: string) {
      outbox.drop(matchingId, [id]);
      // It may wait for a line until the page is closed.
      letPageGo(id);
    },
  };
}

function divide(written: readonly Outgoing[], messages: readonly ChatMessage[]) {
  if (written.length === 0) return { unsent: written, arrived: [] };
  const there = new Set(messages.map(({ id }) => id));
  return {
    unsent: written.filter(({ id }) => !there.has(id)),
    arrived: written.filter(({ id }) => there.has(id)).map(({ id }) => id),
  };
}
