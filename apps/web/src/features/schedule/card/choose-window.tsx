"use client";

import { useMutation } from "@tanstack/react-query";
import { scheduleLabels } from "@tefuda/domain/schedule/labels.ja";
import { fillTemplate } from "@tefuda/domain/text/template";
import { formatDate, formatTime, inJapan } from "@tefuda/domain/time/format.ja";
import { OwnTime } from "@/platform/local-time";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import type { StepWindowProps } from "../steps";
import { actCopy } from "./act-copy.ja";
import { ActWindow } from "./act-window";
import { useAct } from "./use-act";

const copy = actCopy.choose;

/** `{date} {time}で確定しますか？` */
export function ChooseWindow(props: StepWindowProps & { candidateId: string }) {
  const { open, onClose, isPossible, current, candidateId, partnerName, reading } = props;
  const toast = useToast();
  const { mutateAsync } = useMutation(
    useTRPC().schedule.select.mutationOptions({ meta: { ownErrors: true } }),
  );
  const { act, isBusy, failure, forget } = useAct(reading.refresh);
  const candidate = current?.candidates.find(({ id }) => id === candidateId);
  const start = candidate && new Date(candidate.startAt);
  const close = () => {
    forget();
    onClose();
  };
  return (
    <ActWindow
      open={open}
      onClose={close}
      title={
        start
          ? fillTemplate(scheduleLabels.confirm, {
              date: formatDate(start),
              time: inJapan(formatTime(start)),
            })
          : scheduleLabels.choose
      }
      body={copy.body(partnerName)}
      confirmLabel={scheduleLabels.choose}
      isPossible={isPossible}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() =>
        current &&
        act({
          call: () =>
            mutateAsync({ scheduleId: current.id, candidateId, lockVersion: current.lockVersion }),
          isDone: (now) => now?.status === "fixed" && now.selectedCandidateId === candidateId,
          onDone: () => {
            toast.success(scheduleLabels.fixed);
            close();
          },
        })
      }
    >
      {candidate && (
        <OwnTime
          startAt={new Date(candidate.startAt)}
          endAt={new Date(candidate.endAt)}
          className="text-sm tabular-nums"
        />
      )}
    </ActWindow>
  );
}
