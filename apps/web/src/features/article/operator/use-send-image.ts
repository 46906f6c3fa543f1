"use client";

import { isAppError } from "@tefuda/domain/errors/app-error";
import { errorText } from "@tefuda/domain/errors/messages.ja";
import { checkFile } from "@tefuda/domain/upload/kinds";
import { useEffect, useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import { failureOf } from "@/platform/errors";
import { sendFile } from "@/platform/send-file";

/** Sends a picture for an article; only its sender sees it before the article is saved. */
export function useSendImage(onSent: (url: string) => void) {
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const send = async ([file]: readonly File[]) => {
    if (!file) return;
    const uploadId = uuidv7();
    const controller = new AbortController();
    stop.current = controller;
    setFault(undefined);
    try {
      checkFile("articleImage", file);
      setProgress(0);
      await sendFile({
        kind: "articleImage",
        uploadId,
        name: file.name,
        content: file,
        signal: controller.signal,
        onProgress: setProgress,
      });
      onSent(`/files/articles/${uploadId}`);
    } catch (error) {
      if (!controller.signal.aborted) setFault(faultOf(error));
    } finally {
      setProgress(undefined);
    }
  };
  return { send, progress, fault, cancel: () => stop.current?.abort() };
}

function faultOf(error: unknown): string {
  if (isAppError(error)) return error.fields?.file ?? errorText(error.code, error.params);
  const { fields, message } = failureOf(error);
  return fields.file ?? message;
}
