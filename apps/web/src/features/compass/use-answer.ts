"use client";

import { COMPASS_TIMEOUT_SECONDS } from "@tefuda/domain/compass/limits";
import { errorText } from "@tefuda/domain/errors/messages.ja";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { failureOf } from "@/platform/errors";
import { loadClient } from "@/platform/load-client";
import { faultOf } from "./check-text";
import { compassCopy } from "./copy.ja";
import { forgetRun, press, readRun, readText, settle, writeText } from "./draft";
import { answeredPath } from "./paths";

const { form: copy } = compassCopy;

/** Somewhat longer than the server takes at most, whose own word on it is the better one. */
const PATIENCE_MS = (COMPASS_TIMEOUT_SECONDS + 5) * 1000;

type Phase = "writing" | "gate" | "waiting";

/**
 * The text, and how far its handing in has come. What a visitor has handed in is sent once they are
 * signed in, by the page that they come back to; a text is sent under one id, so that a reload, the
 * back button or a second tab asks for nothing twice.
 */
export function useAnswer(isVisitor: boolean) {
  const router = useRouter();
  const [text, setText] = useState("");
  const [phase, setPhase] = useState<Phase>("writing");
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const call = useRef<AbortController>(null);

  const fail = (message: string) => {
    settle();
    setPhase("writing");
    setFailure(message);
  };

  const send = async (typed: string) => {
    if (call.current) return;
    const stop = new AbortController();
    call.current = stop;
    setPhase("waiting");
    let isLate = false;
    const patience = setTimeout(() => {
      isLate = true;
      stop.abort();
    }, PATIENCE_MS);
    const { signal } = stop;
    try {
      const { id, text: sent } = press(typed);
      const client = await loadClient();
      const { caller, answerId } = await client.compass.createAnswer.mutate(
        { id, text: sent },
        { signal },
      );
      // The session has ended since the page came: the seeker takes it over once signed in again.
      if (caller === "visitor") return setPhase("gate");
      settle();
      const past = await client.compass.listResults
        .query(undefined, { signal })
        .catch(() => undefined);
      // The advice is kept; whoever has ended the wait meanwhile stays with the text.
      if (isLate || !signal.aborted) router.push(answeredPath(answerId, past));
    } catch (error) {
      if (isLate) return fail(errorText("timeout"));
      if (signal.aborted) return;
      const { code, fields, message } = failureOf(error);
      if (code === "dataNotFound") forgetRun();
      if (fields.text) setFault(fields.text);
      fail(code === "fetchDataError" ? copy.lost : message);
    } finally {
      clearTimeout(patience);
      call.current = null;
    }
  };

  const begin = useRef((typed: string) => {
    setText(typed);
    const run = readRun();
    if (!run?.isPressed || faultOf(typed)) return;
    if (isVisitor) setPhase("gate");
    else void send(typed);
  });
  useEffect(() => begin.current(readText()), []);
  useEffect(() => () => call.current?.abort(), []);

  return {
    text,
    phase,
    fault,
    failure,
    notice,
    change(typed: string) {
      setText(typed);
      writeText(typed);
      setFault(undefined);
    },
    submit() {
      setFailure(undefined);
      setNotice(undefined);
      const wrong = faultOf(text);
      setFault(wrong);
      if (wrong) return;
      if (!isVisitor) return void send(text);
      press(text);
      setPhase("gate");
    },
    cancel() {
      call.current?.abort();
      settle();
      setPhase("writing");
      setNotice(copy.cancelled);
    },
    /** From the gate back to the text. */
    goBack() {
      settle();
      setPhase("writing");
    },
  };
}
