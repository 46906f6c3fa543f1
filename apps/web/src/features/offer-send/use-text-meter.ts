"use client";

import { useMutation } from "@tanstack/react-query";
import { INPUT_DEBOUNCE_MS } from "@tefuda/domain/constants/timing";
import { clean } from "@tefuda/domain/text/clean";
import { useEffect, useRef, useState } from "react";
import { useTRPC } from "@/platform/trpc";
import type { CheckedText } from "./types";

/** Shorter than this nothing can repeat. */
const FROM_LETTERS = 10;

/**
 * How much of the text the company has sent before, asked half a second after the last key. The
 * newest answer counts; without a connection the last one stays.
 */
export function useTextMeter(jokerId: string, reason: string, message: string) {
  const trpc = useTRPC();
  const [checked, setChecked] = useState<CheckedText>();
  const asked = useRef(0);
  const { mutate } = useMutation(
    trpc.offer.checkText.mutationOptions({ meta: { ownErrors: true } }),
  );
  const isShort = clean(reason).length + clean(message).length < FROM_LETTERS;
  useEffect(() => {
    asked.current += 1;
    const number = asked.current;
    if (isShort) return;
    const timer = setTimeout(
      () =>
        mutate(
          { jokerId, reason, message },
          {
            onSuccess: (answer) => {
              if (asked.current === number) setChecked(answer);
            },
          },
        ),
      INPUT_DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [mutate, jokerId, reason, message, isShort]);
  return isShort ? undefined : checked;
}
