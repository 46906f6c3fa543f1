"use client";

import { messageTypes } from "@tefuda/domain/chat/constants";
import type { ChatFile, ChatMessage } from "@tefuda/domain/chat/message";
import { type ActionDispatch, useEffect, useMemo } from "react";
import { uuidv7 } from "uuidv7";
import { client } from "@/platform/client";
import { letPageGo } from "@/platform/hold-page";
import { useLiveState } from "@/platform/live/provider";
import { reportError } from "@/platform/report-error";
import { goToLogin } from "@/platform/session/go-to-login";
import { useOnline } from "@/platform/use-online";
import { useToast } from "@/ui/use-toast";
import { type Outgoing, outbox } from "./kept/outbox";
import { createSendQueue } from "./kept/send-queue";
import { useKeptList } from "./kept/use-kept-list";
import type { ThreadEvent } from "./thread";

/** A call that hangs is given up; the id makes it safe to send again. */
const ANSWER_WITHIN_MS = 20_000;

const queue = createSendQueue({
  outbox,
  async send(matchingId, { id, text, file }) {
    const { message } = await client.chat.sendMessage.mutate(
      file
        ? { matchingId, id, type: messageTypes.FileUrl, uploadIds: [id] }
        : { matchingId, id, type: messageTypes.Normal, text },
      { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) },
    );
    return message;
  },
});

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
  const toast = useToast();
  const written = useKeptList(outbox, matchingId);
  useEffect(() => {
    queue.tell(matchingId, {
      sent(message) {
        dispatch({ type: "read", messages: [message] });
        onSent?.();
      },
      refused({ code, entry, message }, error) {
        if (code === "unexpected") reportError(error);
        if (entry.followUp === "login") goToLogin();
        toast.error(message);
      },
    });
  }, [matchingId, dispatch, onSent, toast]);

  // The stream may have brought it before the answer did, or while there was none.
  const { unsent, arrived } = useMemo(() => divide(written, messages), [written, messages]);
  useEffect(() => {
    if (arrived.length === 0) return;
    outbox.drop(matchingId, arrived);
    queue.wake(matchingId);
  }, [matchingId, arrived]);
  // What an earlier visit left goes out as well.
  useEffect(() => {
    if (unsent.some(({ status }) => status !== "failed")) queue.run(matchingId);
  }, [matchingId, unsent]);
  const isStreaming = useLiveState() === "open";
  const isOnline = useOnline();
  useEffect(() => {
    if (isStreaming || isOnline) queue.wake(matchingId);
  }, [matchingId, isStreaming, isOnline]);

  return {
    /** In the order of writing; none of them is among the messages. */
    unsent,
    /** Whether there is one that the server did not take yet. */
    isWaiting: unsent.some(({ status }) => status === "waiting"),
    /** Each file is a message of its own, under the id that it was uploaded with. */
    write(text: string, files: readonly (ChatFile & { readonly id: string })[]) {
      const sentAt = new Date().toISOString();
      const texts = text === "" ? [] : [{ id: uuidv7(), text }];
      const added = [...texts, ...files.map(({ id, ...file }) => ({ id, text: "", file }))];
      for (const message of added)
        outbox.add(matchingId, [{ ...message, sentAt, status: "sending" }]);
      queue.run(matchingId);
    },
    retry(id: string) {
      outbox.change(matchingId, id, { status: "sending" });
      queue.run(matchingId);
    },
    discard(id: string) {
      outbox.drop(matchingId, [id]);
      letPageGo(id);
      queue.wake(matchingId);
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
