"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { useLive } from "@/platform/live/provider";
import { useTRPC, useTRPCClient } from "@/platform/trpc";
import { lastSeqOf, missingAfter, olderBefore, threadOf, threadReducer } from "./thread";

const GAP_RETRY_MS = 3000;
/** Messages that are read before and after one that is looked for. */
const AROUND = 30;

/** As one of its two people, or as an administrator of the company. */
export type ThreadReader = "member" | "company";

const pagesOf = ({ chat }: ReturnType<typeof useTRPC>, reader: ThreadReader) =>
  reader === "company" ? chat.listCompany : chat.list;

/** The two calls that bring messages, for whoever reads. */
const callsOf = (client: ReturnType<typeof useTRPCClient>, reader: ThreadReader) =>
  reader === "company"
    ? { list: client.chat.listCompany, sync: client.chat.syncCompany }
    : { list: client.chat.list, sync: client.chat.syncMessages };

/** A thread, live and without gaps: the stream brings news, pages bring the past. */
export function useThread(matchingId: string, reader: ThreadReader = "member") {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const calls = useMemo(() => callsOf(client, reader), [client, reader]);
  const queries = useQueryClient();
  const pages = pagesOf(trpc, reader);
  const newest = useQuery(pages.queryOptions({ matchingId }));
  const page = newest.data;
  const [thread, dispatch] = useReducer(threadReducer, page?.messages, threadOf);
  const [older, setOlder] = useState<"idle" | "loading" | "failed">("idle");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (page) dispatch({ type: "read", messages: page.messages });
  }, [page]);

  // From here on nobody says what comes after it: whoever comes back reads it anew.
  useEffect(
    () => () => {
      const filter = pagesOf(trpc, reader).queryFilter({ matchingId });
      queries.invalidateQueries({ ...filter, refetchType: "none" });
    },
    [queries, trpc, reader, matchingId],
  );

  const streamed = (_id: string, message: ChatMessage) => dispatch({ type: "streamed", message });
  useLive(`${reader === "company" ? "company-chat" : "chat"}:${matchingId}`, {
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
    calls.sync
      .query({ matchingId, afterSeq: gap })
      .then(({ messages }) => isCurrent && dispatch({ type: "read", messages }))
      .catch(() => {
        if (isCurrent) timer = setTimeout(() => setTries(tries + 1), GAP_RETRY_MS);
      });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [calls, matchingId, gap, tries]);

  // Coming back to the page: a stream that a sleeping phone lost may not know it yet.
  const lastSeq = useRef(0);
  useEffect(() => {
    lastSeq.current = lastSeqOf(thread);
  });
  useEffect(() => {
    const catchUp = () => {
      if (document.visibilityState !== "visible" || lastSeq.current === 0) return;
      calls.sync
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
  }, [calls, matchingId]);

  /** Brings the messages around a number; what lies between them and the newest follows. */
  const reach = useCallback(
    async (seq: number) => {
      const { messages } = await calls.list.query({
        matchingId,
        beforeSeq: seq + AROUND,
        limit: 2 * AROUND,
      });
      dispatch({ type: "read", messages });
    },
    [calls, matchingId],
  );

  const loadOlder = async () => {
    const beforeSeq = olderBefore(thread);
    if (beforeSeq === undefined || older === "loading") return;
    setOlder("loading");
    try {
      const { messages } = await calls.list.query({ matchingId, beforeSeq });
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
    reach,
    older: { state: older, hasMore: olderBefore(thread) !== undefined, load: loadOlder },
  };
}
