"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { TURN_CLOSE_TEXT } from "@tefuda/domain/matching/constants";
import { standardCloseText } from "@tefuda/domain/matching/labels.ja";
import { isCloseDue, isClosingHour, TURN_DAYS } from "@tefuda/domain/matching/turn";
import { countGraphemes } from "@tefuda/domain/text/graphemes";
import { formatListEnd } from "@tefuda/domain/time/format.ja";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { Modal } from "@/ui/modal";
import { Switch } from "@/ui/switch";
import { TextArea } from "@/ui/text-area";
import { useDiscardQuestion } from "@/ui/use-discard-question";
import { useToast } from "@/ui/use-toast";
import { turnCopy as copy } from "./turn-copy.ja";
import type { Matching } from "./use-matching";

export interface TurnWindowProps {
  matching: Matching;
  open: boolean;
  onClose: () => void;
}

/** What is to happen when the other side's turn runs out: nothing, or a courteous close. */
export function TurnWindow({ matching, open, onClose }: TurnWindowProps) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const now = useNow();
  const { id: matchingId, closeText, turn, scheduleStatus, partner } = matching;
  const [changed, setChanged] = useState<{ isOn: boolean; text: string }>();
  const kept = { isOn: closeText !== null, text: closeText ?? standardCloseText };
  const form = changed ?? kept;
  const isDirty = form.isOn !== kept.isOn || (form.isOn && form.text !== kept.text);
  const { ask, question } = useDiscardQuestion(isDirty);
  const goesOutSoon =
    form.isOn && turn && !turn.isMine && isCloseDue(turn, scheduleStatus, now) ? turn : null;
  const save = useMutation(
    trpc.matching.setTurnClose.mutationOptions({ meta: { ownErrors: true } }),
  );
  const length = countGraphemes(form.text.trim());
  const fault =
    length > TURN_CLOSE_TEXT.max
      ? messages.textTooLong(TURN_CLOSE_TEXT.max, length)
      : length < TURN_CLOSE_TEXT.min
        ? messages.required
        : undefined;
  const close = () => {
    setChanged(undefined);
    save.reset();
    onClose();
  };
  const submit = () =>
    save.mutate(
      { matchingId, text: form.isOn ? form.text.trim() : null },
      {
        onSuccess: () => {
          queries.invalidateQueries(trpc.matching.get.queryFilter({ matchingId }));
          toast.success(copy.saved);
          close();
        },
      },
    );

  return (
    <Modal
      open={open}
      onClose={() => ask(close)}
      title={copy.title}
      description={copy.lead(TURN_DAYS)}
      footer={
        <>
          <Button variant="secondary" onClick={() => ask(close)}>
            {copy.cancel}
          </Button>
          <Button
            busy={save.isPending}
            disabled={form.isOn && fault !== undefined}
            onClick={submit}
          >
            {copy.save}
          </Button>
        </>
      }
    >
      {save.isError && (
        <Banner tone="danger" inset>
          {failureOf(save.error).message}
        </Banner>
      )}
      <Switch
        label={copy.toggle}
        help={copy.toggleHelp}
        checked={form.isOn}
        onChange={(isOn) => setChanged({ ...form, isOn })}
      />
      {goesOutSoon && (
        <Banner tone="warning" inset>
          {copy.soon(partner.name, formatListEnd(goesOutSoon.dueAt, now), isClosingHour(now))}
        </Banner>
      )}
      {form.isOn && (
        <>
          <Field
            label={copy.text}
            error={fault}
            count={{ text: form.text, limit: TURN_CLOSE_TEXT.max }}
          >
            <TextArea
              value={form.text}
              onChange={(event) => setChanged({ ...form, text: event.target.value })}
            />
          </Field>
          {form.text !== standardCloseText && (
            <Button
              size="sm"
              variant="quiet"
              className="w-fit"
              onClick={() => setChanged({ ...form, text: standardCloseText })}
            >
              {copy.useStandard}
            </Button>
          )}
        </>
      )}
      {question}
    </Modal>
  );
}
