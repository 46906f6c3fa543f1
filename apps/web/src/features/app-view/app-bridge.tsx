"use client";

import { pagePatternOf } from "@tefuda/domain/monitoring/page-patterns";
import dynamic from "next/dynamic";
import { useParams, usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { callFunction, callHost, type FunctionReply } from "@/platform/bridge/call-host";
import { clearBrowserState } from "@/platform/session/browser-state";
import { useToast } from "@/ui/use-toast";
import { appViewCopy as copy } from "./copy.ja";

/** What a host calls in this view (docs/guides/app-host.md). */
interface AppView {
  /** Signs the view in by a token of `getCustomToken`, and says what became of it. */
  signIn(token: string): Promise<FunctionReply>;
}
declare global {
  interface Window {
    tefuda?: AppView;
  }
}

/** A token of somebody else than whom the view is for, until its owner has decided. */
interface Waiting {
  readonly token: string;
  readonly refused: FunctionReply;
  /** Tells the host what came of it. */
  readonly settle: (outcome: FunctionReply) => void;
}

const SwitchWindow = dynamic(() => import("./switch-window").then((part) => part.SwitchWindow));
const noAnswer: FunctionReply = {
  ok: false,
  error: { code: "fetchDataError", message: copy.failed },
};

/**
 * What the app around this view works with: the sign-in by a token, which only the host can bring, never
 * an address, and word of each page that is opened.
 */
export function AppBridge() {
  const toast = useToast();
  const path = usePathname();
  const page = pagePatternOf(path, useParams() ?? {});
  const [waiting, setWaiting] = useState<Waiting>();
  /** The owner has agreed to the app's account; a token that lapsed meanwhile is asked for anew. */
  const hasAgreed = useRef(false);
  const lastPath = useRef<string>(undefined);

  const redeem = async (token: string, replace: boolean): Promise<FunctionReply> => {
    const reply = await callFunction("signInWithCustomToken", { token, replace }).catch(
      () => noAnswer,
    );
    if (reply.ok) {
      // Nothing changes for whom the page is for already; it would load anew at every word of the host.
      if (reply.data.isNew !== true) return reply;
      // Of whoever was signed in here before; the page then comes anew, for the person it is for now.
      clearBrowserState();
      setTimeout(() => location.reload());
    } else if (reply.error.code !== "alreadySignedIn") {
      toast.error(reply.error.message ?? copy.failed);
    }
    return reply;
  };
  const signIn = async (token: string): Promise<FunctionReply> => {
    const reply = await redeem(token, hasAgreed.current);
    if (reply.ok || reply.error.code !== "alreadySignedIn") return reply;
    // The host hears what came of it when the owner has decided: it may have to bring another token.
    return new Promise((settle) =>
      setWaiting((before) => {
        // The host brought a newer one meanwhile, and the earlier one works no more.
        before?.settle(before.refused);
        return { token, refused: reply, settle };
      }),
    );
  };
  const close = (outcome: FunctionReply) => {
    waiting?.settle(outcome);
    setWaiting(undefined);
  };
  const latest = useRef(signIn);
  useEffect(() => {
    latest.current = signIn;
  });
  // Ahead of the word of the page, from which hosts know that the view listens.
  useEffect(() => {
    window.tefuda = { signIn: (token) => latest.current(String(token)) };
    return () => void delete window.tefuda;
  }, []);
  useEffect(() => {
    if (!page || path === lastPath.current) return;
    lastPath.current = path;
    // Our own server hears of pages by itself, with or without a host.
    callHost("trackEvent", { eventName: "page_view", params: { page } });
  }, [path, page]);

  if (waiting === undefined) return null;
  return (
    <SwitchWindow
      onClose={() => close(waiting.refused)}
      onConfirm={async () => {
        hasAgreed.current = true;
        close(await redeem(waiting.token, true));
      }}
    />
  );
}
