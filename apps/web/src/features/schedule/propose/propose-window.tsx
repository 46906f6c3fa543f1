"use client";

import type { ProposerType } from "@tefuda/domain/schedule/constants";
import { scheduleLabels } from "@tefuda/domain/schedule/labels.ja";
import { useId } from "react";
import { useNow } from "@/platform/use-now";
import { Button } from "@/ui/button";
import { Modal } from "@/ui/modal";
import { useToast } from "@/ui/use-toast";
import { scheduleRoomCopy } from "../room-copy.ja";
import type { RoomMatching } from "../room-matching";
import type { ScheduleReading } from "../use-schedule";
import { useSurroundings } from "../use-surroundings";
import { ProposeForm } from "./propose-form";
import { usePropose } from "./use-propose";
import { useProposeForm } from "./use-propose-form";

const copy = scheduleRoomCopy.propose;

export interface ProposeWindowProps {
  open: boolean;
  onClose: () => void;
  matching: RoomMatching;
  side: ProposerType;
  reading: ScheduleReading;
}

/** 面談の日程候補を送る: what is chosen here stays on the device until it has been sent. */
export function ProposeWindow({ open, onClose, matching, side, reading }: ProposeWindowProps) {
  const now = useNow();
  const toast = useToast();
  const formId = useId();
  const { id: matchingId, partner } = matching;
  const beside = useSurroundings(matchingId, now, open);
  const around = { now, fixed: beside.interviews, busy: beside.busy };
  const form = useProposeForm(matchingId, matching.purpose ?? "casual", around);
  const sending = usePropose({ matchingId, partnerName: partner.name, side }, reading.refresh);
  const close = () => {
    sending.forget();
    form.putAside();
    onClose();
  };
  const send = () =>
    form.isSendable() &&
    sending.send(form.draft, () => {
      toast.success(copy.sent);
      form.clear();
      onClose();
    });

  return (
    <Modal
      open={open}
      onClose={close}
      width="xl"
      title={scheduleLabels.heading}
      description={copy.lead(partner.name)}
      footer={
        sending.failure?.isOpenElsewhere ? (
          <Button onClick={close}>{copy.look}</Button>
        ) : (
          <Button type="submit" form={formId} size="lg" busy={sending.isSending}>
            {scheduleLabels.send}
          </Button>
        )
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ProposeForm form={form} beside={beside} failure={sending.failure?.text} />
      </form>
    </Modal>
  );
}
