"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import { ownRecruitmentCopy } from "./copy.ja";

const { bar: copy } = ownRecruitmentCopy;

/** What one does with a position: publish, pause, end, confirm. */
export function usePositionActions(recruitmentId: string) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const done = (text: string) => async () => {
    toast.success(text);
    await queries.invalidateQueries(trpc.recruitment.pathFilter());
    router.refresh();
  };
  const failed = (error: unknown) => {
    toast.error(failureOf(error).message);
    void queries.invalidateQueries(trpc.recruitment.pathFilter());
  };
  const options = (text: string) => ({
    meta: { ownErrors: true },
    onSuccess: done(text),
    onError: failed,
  });
  const { recruitment } = trpc;
  const publish = useMutation(
    recruitment.publishRecruitment.mutationOptions(options(copy.published)),
  );
  const pause = useMutation(recruitment.pauseRecruitment.mutationOptions(options(copy.paused)));
  const close = useMutation(recruitment.closeRecruitment.mutationOptions(options(copy.closed)));
  const confirm = useMutation(
    recruitment.confirmRecruitment.mutationOptions(options(copy.confirmed)),
  );
  return {
    isBusy: publish.isPending || pause.isPending || close.isPending || confirm.isPending,
    publish: () => publish.mutateAsync({ recruitmentId }),
    pause: () => pause.mutateAsync({ recruitmentId }),
    confirm: () => confirm.mutateAsync({ recruitmentId }),
    close: (reason?: string) => close.mutateAsync({ recruitmentId, reason }),
  };
}
