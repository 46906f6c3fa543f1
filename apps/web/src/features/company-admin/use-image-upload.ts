"use client";

import { isAppError } from "@tefuda/domain/errors/app-error";
import { checkFile } from "@tefuda/domain/upload/kinds";
import { useEffect, useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import { failureOf } from "@/platform/errors";
import { sendFile } from "@/platform/send-file";

/** Sends one image at a time, with its progress, and answers its address. */
export function useImageUpload(folder: string) {
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const stop = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const upload = async (file: File): Promise<string | undefined> => {
    setError(undefined);
    try {
      checkFile("companyImage", file);
    } catch (thrown) {
      if (!isAppError(thrown)) throw thrown;
      setError(thrown.fields.file ?? thrown.message);
      return undefined;
    }
    const uploadId = uuidv7();
    stop.current = new AbortController();
    setProgress(0);
    try {
      await sendFile({
        kind: "companyImage",
        uploadId,
        name: file.name,
        content: file,
        signal: stop.current.signal,
        onProgress: setProgress,
      });
      return `/files/companies/${folder}/images/${uploadId}`;
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === "AbortError") return undefined;
      const { fields, message } = failureOf(thrown);
      setError(fields.file ?? message);
      return undefined;
    } finally {
      setProgress(undefined);
    }
  };
  return { upload, progress, error, cancel: () => stop.current?.abort() };
}
