"use client";

import { useMutation } from "@tanstack/react-query";
import { SCHEDULE_NOTE_MAX } from "@tefuda/domain/constants/limits";
import {
  rescheduleReasons,
  type ScheduleReason,
  scheduleReasonLabels,
  scheduleReasons,
} from "@tefuda/domain/schedule/constants";
import { clean } from "@tefuda/domain/text/clean";
import { countGraphemes } from "@tefuda/domain/text/graphemes";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { useState } from "react";
import { useKeptText } from "@/platform/editing/use-kept";
import { useTRPC } from "@/platform/trpc";
import { Field } from "@/ui/field";
import { RadioCards } from "@/ui/radio-cards";
import { TextArea } from "@/ui/text-area";
import { useToast } from "@/ui/use-toast";
import type { StepWindowProps } from "../steps";
import { actCopy } from "./act-copy.ja";
import { ActWindow } from "./act-window";
import { useAct } from "./use-act";

const copy = actCopy.reasons;

/** Why one asks for new dates, moves a fixed one or cancels it. */
export type ReasonKind = "noneFits" | "change" | "cancel";

/** What stands chosen at first: none of the candidates fits when that was said, else what is commonest. */
const firstReason = { noneFits: "noneFits", change: "conflict", cancel: "conflict" } as const;

const reasonsOf = (kind: ReasonKind): readonly ScheduleReason[] =>
  kind === "cancel"
    ? scheduleReasons.filter((reason) => reason !== "noneFits")
    : rescheduleReasons.filter((reason) => kind === "noneFits" || reason !== "noneFits");

/** The window of reasons: `other` needs words of its own (spec 4 · Scheduling and chat). */
export function ReasonWindow(props: StepWindowProps & { kind: ReasonKind }) {
  const { open, onClose, isPossible, current, partnerName, reading, kind } = props;
  const trpc = useTRPC();
  const toast = useToast();
  const [reasonKey, setReason] = useState<ScheduleReason>(firstReason[kind]);
  const {
    value: reasonNote,
    set: setNote,
    clear,
  } = useKeptText("scheduleReason", `${current?.id ?? ""}:${kind}`);
  const [isTried, setTried] = useState(false);
  const own = { meta: { ownErrors: true } };
  const move = useMutation(trpc.schedule.requestReschedule.mutationOptions(own));
  const cancel = useMutation(trpc.schedule.cancel.mutationOptions(own));
  const { act, isBusy, failure, forget } = useAct(reading.refresh);

  const needsNote = reasonKey === "other";
  const lacksNote = needsNote && clean(reasonNote) === "";
  const isTooLong = countGraphemes(reasonNote) > SCHEDULE_NOTE_MAX;
  const close = () => {
    forget();
    onClose();
  };
  const send = () => {
    setTried(true);
    if (!current || lacksNote || isTooLong) return;
    const input = { scheduleId: current.id, reasonNote, lockVersion: current.lockVersion };
    const after = kind === "cancel" ? "cancelled" : "rescheduleRequested";
    return act({
      call: () => {
        if (kind === "cancel") return cancel.mutateAsync({ ...input, reasonKey });
        const reason = rescheduleReasons.find((one) => one === reasonKey) ?? "conflict";
        return move.mutateAsync({ ...input, reasonKey: reason });
      },
      isDone: (now) =>
        now?.id === current.id && now.status === after && now.reasonKey === reasonKey,
      onDone: () => {
        toast.success(copy[kind].done);
        clear();
        setTried(false);
        setReason(firstReason[kind]);
        close();
      },
    });
  };

  return (
    <ActWindow
      open={open}
      onClose={close}
      title={copy[kind].title}
      body={copy[kind].body(partnerName)}
      confirmLabel={copy[kind].send}
      tone={kind === "cancel" ? "danger" : "primary"}
      isPossible={isPossible}
      isBusy={isBusy}
      failure={failure}
      onConfirm={send}
    >
      <RadioCards
        legend={copy.legend}
        help={copy.help(partnerName)}
        options={reasonsOf(kind).map((value) => ({ value, label: scheduleReasonLabels[value] }))}
        value={reasonKey}
        onChange={setReason}
      />
      <Field
        label={needsNote ? copy.noteForOther : copy.note}
        required={needsNote}
        error={isTried && lacksNote ? messages.required : undefined}
        count={{ text: reasonNote, limit: SCHEDULE_NOTE_MAX }}
      >
        <TextArea
          minRows={2}
          maxRows={6}
          value={reasonNote}
          placeholder={copy[kind].placeholder}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </ActWindow>
  );
}
