"use client";

import { useMutation } from "@tanstack/react-query";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import type { StepWindowProps } from "../steps";
import { actCopy } from "./act-copy.ja";
import { ActWindow } from "./act-window";
import { cardCopy } from "./copy.ja";
import { useAct } from "./use-act";

const copy = actCopy.withdrawWindow;

export function WithdrawWindow(props: StepWindowProps) {
  const { open, onClose, isPossible, current, partnerName, reading } = props;
  const toast = useToast();
  const { mutateAsync } = useMutation(
    useTRPC().schedule.withdraw.mutationOptions({ meta: { ownErrors: true } }),
  );
  const { act, isBusy, failure, forget } = useAct(reading.refresh);
  const close = () => {
    forget();
    onClose();
  };
  return (
    <ActWindow
      open={open}
      onClose={close}
      title={copy.title}
      body={copy.body(partnerName)}
      confirmLabel={cardCopy.withdraw}
      tone="danger"
      isPossible={isPossible}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() =>
        current &&
        act({
          call: () => mutateAsync({ scheduleId: current.id, lockVersion: current.lockVersion }),
          isDone: (now) => now?.id === current.id && now.status === "cancelled",
          onDone: () => {
            toast.success(copy.done);
            close();
          },
        })
      }
    />
  );
}
