"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { TURN_CLOSE_TEXT } from "@tefuda/domain/matching/constants";
import { standardCloseText } from "@tefuda/domain/matching/labels.ja";
import { isCloseDue, isClosingHour, TURN_DAYS } from "@tefuda/domain/matching/turn";
import { clean } from "@tefuda/domain/text/clean";
import { countGraphemes } from "@tefuda/domain/text/graphemes";
import { messages } from "@tefuda/domain/validation/messages.ja";
import type { DraftKind } from "@/platform/editing/drafts";
import { useKept } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { useZonedEnd } from "@/platform/local-time";
import { hasFields, isOneOf, isText } from "@/platform/stored";
import { useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { RestoredBanner } from "@/ui/editor-notes";
import { Field } from "@/ui/field";
import { Modal } from "@/ui/modal";
import { Switch } from "@/ui/switch";
import { TextArea } from "@/ui/text-area";
import { useToast } from "@/ui/use-toast";
import { turnCopy as copy } from "./turn-copy.ja";
import type { Matching } from "./use-matching";

interface TurnForm {
  readonly isOn: boolean;
  readonly text: string;
}

const turnKind: DraftKind<TurnForm> = {
  name: "turnClose",
  isValue: hasFields<TurnForm>({ isOn: isOneOf([true, false]), text: isText }),
};

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
  const endWords = useZonedEnd();
  const { id: matchingId, closeText, turn, scheduleStatus, partner } = matching;
  const stored = { isOn: closeText !== null, text: closeText ?? standardCloseText };
  const kept = useKept(turnKind, matchingId, stored);
  const { value: form, change, clear, restoredAt } = kept;
  const goesOutSoon =
    form.isOn && turn && !turn.isMine && isCloseDue(turn, scheduleStatus, now) ? turn : null;
  const save = useMutation(
    trpc.matching.setTurnClose.mutationOptions({ meta: { ownErrors: true } }),
  );
  const length = countGraphemes(clean(form.text));
  const fault =
    length > TURN_CLOSE_TEXT.max
      ? messages.textTooLong(TURN_CLOSE_TEXT.max, length)
      : length < TURN_CLOSE_TEXT.min
        ? messages.required
        : undefined;
  const close = () => {
    save.reset();
    kept.leave();
    onClose();
  };
  const submit = () =>
    save.mutate(
      { matchingId, text: form.isOn ? clean(form.text) : null },
      {
        onSuccess: () => {
          queries.invalidateQueries(trpc.matching.get.queryFilter({ matchingId }));
          toast.success(copy.saved);
          if (kept.sent(form)) close();
        },
      },
    );

  return (
    <Modal
      open={open}
      onClose={close}
      title={copy.title}
      description={copy.lead(TURN_DAYS)}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
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
      <RestoredBanner at={restoredAt} onDiscard={clear} />
      {save.isError && (
        <Banner tone="danger" inset>
          {failureOf(save.error).message}
        </Banner>
      )}
      <Switch
        label={copy.toggle}
        help={copy.toggleHelp}
        checked={form.isOn}
        onChange={(isOn) => change({ isOn })}
      />
      {goesOutSoon && (
        <Banner tone="warning" inset>
          {copy.soon(partner.name, endWords(goesOutSoon.dueAt, now), isClosingHour(now))}
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
              onChange={(event) => change({ text: event.target.value })}
            />
          </Field>
          {form.text !== standardCloseText && (
            <Button
              size="sm"
              variant="quiet"
              className="w-fit"
              onClick={() => change({ text: standardCloseText })}
            >
              {copy.useStandard}
            </Button>
          )}
        </>
      )}
    </Modal>
  );
}
