"use client";

import { useQuery } from "@tanstack/react-query";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import { useEffect, useReducer, useRef, useState } from "react";
import { useLive } from "@/platform/live/provider";
import { useTRPC, useTRPCClient } from "@/platform/trpc";
import { emptyThread, lastSeqOf, missingAfter, olderBefore, threadReducer } from "./thread";

const GAP_RETRY_MS = 3000;

/** A thread, live and without gaps: the stream brings news, pages bring the past. */
export function useThread(matchingId: string) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const [thread, dispatch] = useReducer(threadReducer, emptyThread);
  const [older, setOlder] = useState<"idle" | "loading" | "failed">("idle");
  const [tries, setTries] = useState(0);

  const newest = useQuery(trpc.chat.list.queryOptions({ matchingId }, { staleTime: 0 }));
  const page = newest.data;
  useEffect(() => {
    if (page) dispatch({ type: "read", messages: page.messages });
  }, [page]);

  const streamed = (_id: string, message: ChatMessage) => dispatch({ type: "streamed", message });
  useLive<ChatMessage>(`chat:${matchingId}`, {
    reset: () => dispatch({ type: "reset" }),
    added: streamed,
    modified: streamed,
    ready: () => dispatch({ type: "ready" }),
  });

  const gap = missingAfter(thread);
  useEffect(() => {
    if (gap === undefined) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    client.chat.syncMessages
      .query({ matchingId, afterSeq: gap })
      .then(({ messages }) => isCurrent && dispatch({ type: "read", messages }))
      .catch(() => {
        if (isCurrent) timer = setTimeout(() => setTries(tries + 1), GAP_RETRY_MS);
      });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, matchingId, gap, tries]);

  // Coming back to the page: a stream that a sleeping phone lost may not know it yet.
  const lastSeq = useRef(0);
  useEffect(() => {
    lastSeq.current = lastSeqOf(thread);
  });
  useEffect(() => {
    const catchUp = () => {
      if (document.visibilityState !== "visible" || lastSeq.current === 0) return;
      client.chat.syncMessages
        .query({ matchingId, afterSeq: lastSeq.current })
        .then(({ messages }) => dispatch({ type: "read", messages }))
        // The stream will bring it.
        .catch(() => undefined);
    };
    document.addEventListener("visibilitychange", catchUp);
    addEventListener("online", catchUp);
    return () => {
      document.removeEventListener("visibilitychange", catchUp);
      removeEventListener("online", catchUp);
    };
  }, [client, matchingId]);

  const loadOlder = async () => {
    const beforeSeq = olderBefore(thread);
    if (beforeSeq === undefined || older === "loading") return;
    setOlder("loading");
    try {
      const { messages } = await client.chat.list.query({ matchingId, beforeSeq });
      dispatch({ type: "read", messages });
      setOlder("idle");
    } catch {
      setOlder("failed");
    }
  };

  return {
    thread,
    dispatch,
    newest,
    isReady: thread.isReady || page !== undefined,
    older: { state: older, hasMore: olderBefore(thread) !== undefined, load: loadOlder },
  };
}
