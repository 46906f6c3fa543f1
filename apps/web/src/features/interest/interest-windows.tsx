"use client";

import { type InterestLevel, interestLevelLabels } from "@tefuda/domain/options/interest";
import { useState } from "react";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { Modal } from "@/ui/modal";
import { useToast } from "@/ui/use-toast";
import { interestCopy as copy } from "./copy.ja";
import type { InterestStep, InterestThread } from "./interest-thread";
import { LevelChoice } from "./level-choice";
import { ThemeWindow } from "./theme-window";
import { useInterest } from "./use-interest";

export interface InterestWindowsProps {
  thread: InterestThread;
  /** Something is asked. */
  open: boolean;
  step: InterestStep | undefined;
  /** Asks for the themes too, once the interest is told. */
  asksThemes: boolean;
  onStep: (step: InterestStep) => void;
  onClose: () => void;
}

/**
 * What a seeker tells after the match (spec 4 · Interest action): `interest-action-selection`, then
 * `mc-interest-action-confirmation`, then `interested-theme-selection`; and `update-interest` for a
 * change. Each can be put off; a question that was answered on another page closes by itself.
 */
export function InterestWindows(props: InterestWindowsProps) {
  const { thread, asksThemes, onStep } = props;
  const step = props.open ? props.step : undefined;
  const { matchingId, companyName, aceName, selectedInterestAction: told } = thread;
  const toast = useToast();
  const { tell, choose } = useInterest();
  const [chosen, setChosen] = useState<InterestLevel>();
  const level = chosen ?? told ?? undefined;
  const isToldElsewhere = told !== null && tell.isIdle;
  const close = () => {
    setChosen(undefined);
    tell.reset();
    props.onClose();
  };
  const send = (done: string, next: InterestStep | undefined) => {
    if (!level) return;
    tell.mutate(
      { matchingId, action: level },
      {
        onSuccess: () => {
          toast.success(done);
          close();
          if (next) onStep(next);
        },
      },
    );
  };

  return (
    <>
      <Modal
        modal="interest-action-selection"
        open={step === "select" && !isToldElsewhere}
        onClose={close}
        width="sm"
        title={copy.select.title}
        description={copy.select.body(companyName, aceName)}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {copy.select.later}
            </Button>
            <Button disabled={!level} onClick={() => onStep("confirm")}>
              {copy.select.next}
            </Button>
          </>
        }
      >
        <LevelChoice legend={copy.select.title} value={level} onChange={setChosen} />
      </Modal>
      <ConfirmModal
        modal="mc-interest-action-confirmation"
        open={step === "confirm" && !isToldElsewhere}
        onClose={() => onStep("select")}
        onConfirm={() =>
          send(copy.confirm.done, asksThemes && !thread.hasChosenThemes ? "themes" : undefined)
        }
        title={copy.confirm.title}
        body={level && copy.confirm.body(aceName, interestLevelLabels[level])}
        cancelLabel={copy.confirm.back}
        confirmLabel={copy.confirm.tell}
        busy={tell.isPending}
      />
      <ConfirmModal
        modal="update-interest"
        open={step === "update"}
        onClose={close}
        onConfirm={() => send(copy.update.done, undefined)}
        title={copy.update.title}
        body={copy.update.body(companyName, aceName)}
        cancelLabel={copy.update.cancel}
        confirmLabel={copy.update.update}
        busy={tell.isPending}
      >
        <LevelChoice legend={copy.update.title} value={level} onChange={setChosen} />
      </ConfirmModal>
      <ThemeWindow
        open={step === "themes"}
        busy={choose.isPending}
        onClose={close}
        onSkip={close}
        onDecide={(themes) =>
          choose.mutate(
            { matchingId, ...themes },
            {
              onSuccess: () => {
                toast.success(copy.themes.done);
                close();
              },
            },
          )
        }
      />
    </>
  );
}
