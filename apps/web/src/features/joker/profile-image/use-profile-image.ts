"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import type { SavePlace } from "@tefuda/domain/judgement/policy";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { uuidv7 } from "uuidv7";
import { failureOf } from "@/platform/errors";
import { sendFile } from "@/platform/send-file";
import { useTRPC, useTRPCClient } from "@/platform/trpc";
import type { Crop } from "@/ui/crop-geometry";
import { useToast } from "@/ui/use-toast";
import { profileImageCopy as copy } from "./copy.ja";
import {
  type ChosenPicture,
  pictureFault,
  readPicture,
  type SquarePicture,
  squareOf,
} from "./picture";

/** Whose profile shows the picture. */
export type ImageOwner = "joker" | "ace";

interface ImageUse {
  readonly owner?: ImageOwner;
  readonly place?: SavePlace;
}

/** A square on its way, with what makes a second try the same one. */
interface Sending extends SquarePicture {
  readonly uploadId: string;
}

/**
 * The own picture from the chosen file to the profile: choose, cut out, send, and try again.
 * @param current the address of the picture that the profile shows
 */
export function useProfileImage(
  current: string | null,
  { owner = "joker", place = "profile" }: ImageUse,
) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const [isReading, setReading] = useState(false);
  const [chosen, setChosen] = useState<ChosenPicture>();
  const [sending, setSending] = useState<Sending>();
  // Its stored address comes a moment after it was saved, when that of the one before is gone.
  const [saved, setSaved] = useState<{ src: string; before: string | null }>();
  const [percent, setPercent] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [isRefreshing, startRefresh] = useTransition();
  const [fault, setFault] = useState<string>();
  const stop = useRef<AbortController>(undefined);

  const save = async (uploadId: string | null): Promise<void> => {
    if (owner === "ace") await client.ace.updateImage.mutate({ uploadId });
    else await client.joker.updateProfileImage.mutate({ uploadId, place });
  };

  const tell = (error: unknown) => {
    const { text, isToast } = pictureFault(error);
    if (isToast) toast.error(text);
    else setFault(text);
  };

  /** The profile, and the picture in the frame of the page. */
  const showStored = async () => {
    const { queryKey } = owner === "ace" ? trpc.ace.getOwn : trpc.joker.own;
    await queries.invalidateQueries({ queryKey: queryKey() });
    startRefresh(() => router.refresh());
  };

  const send = useMutation({
    meta: { ownErrors: true },
    // Without a connection it fails at once and says so, instead of waiting in silence.
    networkMode: "always",
    mutationFn: async ({ uploadId, name, content }: Sending) => {
      const controller = new AbortController();
      stop.current = controller;
      const { signal } = controller;
      setPercent(0);
      setSaving(false);
      await sendFile({
        kind: `${owner}Image`,
        uploadId,
        name,
        content,
        signal,
        onProgress: setPercent,
      });
      setSaving(true);
      await save(uploadId);
    },
    onSuccess: async (_answer, { src }) => {
      setSaved({ src, before: current });
      setSending(undefined);
      await showStored();
      toast.success();
    },
  });

  const remove = useMutation({
    mutationFn: () => save(null),
    onSuccess: async () => {
      await showStored();
      toast.success(successMessages.deleted);
    },
  });

  // Leaving the page ends what nobody waits for any more.
  useEffect(() => () => stop.current?.abort(), []);

  const giveUp = () => {
    stop.current?.abort();
    setSending(undefined);
    send.reset();
    // What failed may have been the answer alone.
    if (send.isError) void showStored();
  };

  return {
    isReading,
    chosen,
    isSending: sending !== undefined,
    /** What to show: the picture on its way, or the one of the profile. */
    shown: sending?.src ?? (saved && saved.before === current ? saved.src : current),
    percent,
    /** Nothing can be taken back while the profile takes the picture over. */
    isSaving,
    // A step that is left while the frame is read again would stay on the screen.
    isBusy: isReading || send.isPending || remove.isPending || isRefreshing,
    isRemoving: remove.isPending,
    fault,
    failure: send.isError ? failureText(send.error) : undefined,
    async choose([file]: File[]) {
      if (!file || isReading) return;
      giveUp();
      setFault(undefined);
      setReading(true);
      try {
        setChosen(await readPicture(file));
      } catch (error) {
        tell(error);
      } finally {
        setReading(false);
      }
    },
    /** Once the window has closed. */
    forget: () => setChosen(undefined),
    async use(picture: ChosenPicture, crop: Crop) {
      try {
        const next = { ...(await squareOf(picture, crop)), uploadId: uuidv7() };
        setSending(next);
        send.mutate(next);
      } catch (error) {
        tell(error);
      }
    },
    retry() {
      if (sending && !send.isPending) send.mutate(sending);
    },
    giveUp,
    remove: () => remove.mutate(),
  };
}

function failureText(error: unknown): string {
  const failure = failureOf(error);
  if (failure.code === "fetchDataError") return copy.lost;
  return failure.fields.file ?? failure.message;
}
