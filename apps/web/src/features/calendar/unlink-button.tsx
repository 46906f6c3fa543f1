"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { useToast } from "@/ui/use-toast";
import { calendarCopy as copy } from "./copy.ja";

/** Ends the link after a question; stays to tell when the provider could not be told. */
export function UnlinkButton({ isShown = true }: { isShown?: boolean }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const unlink = useMutation(
    trpc.calendar.unlink.mutationOptions({
      onSuccess: async ({ isRevoked }) => {
        if (isRevoked) toast.success(copy.unlinked);
        queries.removeQueries(trpc.schedule.busyTimes.queryFilter());
        await queries.invalidateQueries(trpc.calendar.get.queryFilter());
      },
      onSettled: () => setAsking(false),
    }),
  );
  return (
    <>
      {isShown && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {copy.unlink}
        </Button>
      )}
      {!isShown && unlink.data?.isRevoked === false && (
        <Banner inset tone="warning">
          {copy.leftOver}
        </Banner>
      )}
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => unlink.mutate()}
        title={copy.confirm.title}
        body={copy.confirm.body}
        confirmLabel={copy.confirm.confirm}
        tone="danger"
        busy={unlink.isPending}
      />
    </>
  );
}
