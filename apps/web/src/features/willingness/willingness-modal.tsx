"use client";

import { useMutation } from "@tanstack/react-query";
import {
  type JobChangeWillingness,
  jobChangeWillingnesses,
  jobChangeWillingnessLabels,
  type SideJobWillingness,
  sideJobWillingnesses,
  sideJobWillingnessLabels,
} from "@tefuda/domain/options/willingness";
import { useRef, useState } from "react";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { Modal } from "@/ui/modal";
import { RadioCards } from "@/ui/radio-cards";
import { TextLink } from "@/ui/text-link";
import { useToast } from "@/ui/use-toast";
import { useWide } from "@/ui/use-wide";
import { willingnessCopy as copy } from "./copy.ja";

/** From this width on both questions stand side by side; below, one follows the other. */
const WIDE = 576;

const options = <Key extends string>(keys: readonly Key[], labels: Readonly<Record<Key, string>>) =>
  keys.map((value) => ({ value, label: labels[value] }));

/** The question, which only an answer closes. */
export function WillingnessModal({ open }: { open: boolean }) {
  const isWide = useWide(WIDE, true);
  const [step, setStep] = useState<1 | 2>(1);
  const [jobChange, setJobChange] = useState<JobChangeWillingness>();
  const [sideJob, setSideJob] = useState<SideJobWillingness>();
  const toast = useToast();
  const trpc = useTRPC();
  const update = useMutation(
    trpc.joker.updateWillingness.mutationOptions({
      networkMode: "always",
      meta: { ownErrors: true },
      onSuccess: () => toast.success(),
      onError: () => toast.error(copy.failed),
    }),
  );
  const parts = useRef<HTMLDivElement>(null);
  const goTo = (next: 1 | 2) => {
    setStep(next);
    // The button that was pressed goes away with its step, and must not take the focus along.
    requestAnimationFrame(() => parts.current?.querySelector("input")?.focus());
  };
  const save = () => {
    if (!jobChange || !sideJob || update.isPending) return;
    update.mutate({ jobChangeWillingness: jobChange, sideJobWillingness: sideJob });
  };

  const saveButton = (
    <Button disabled={!jobChange || !sideJob} busy={update.isPending} onClick={save}>
      {copy.save}
    </Button>
  );
  return (
    <Modal
      modal="update-jcw"
      open={open}
      onClose={() => {}}
      closable={false}
      width="willingness"
      title={copy.title}
      description={copy.body}
      footer={
        isWide ? (
          saveButton
        ) : step === 1 ? (
          <Button disabled={!jobChange} onClick={() => goTo(2)}>
            {copy.next}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => goTo(1)}>
              {copy.back}
            </Button>
            {saveButton}
          </>
        )
      }
    >
      {!isWide && (
        <p className="text-ink-3 text-sm tabular-nums" aria-live="polite">
          {copy.stepOf(step)}
        </p>
      )}
      <div ref={parts} className="grid gap-6 sm:grid-cols-2">
        {(isWide || step === 1) && (
          <RadioCards
            legend={copy.jobChange}
            options={options(jobChangeWillingnesses, jobChangeWillingnessLabels)}
            value={jobChange}
            onChange={setJobChange}
          />
        )}
        {(isWide || step === 2) && (
          <RadioCards
            legend={copy.sideJob}
            options={options(sideJobWillingnesses, sideJobWillingnessLabels)}
            value={sideJob}
            onChange={setSideJob}
          />
        )}
      </div>
      <p className="text-ink-2 text-sm">
        {copy.note.before}
        <TextLink href="/mypage/setting">{copy.note.link}</TextLink>
        {copy.note.after}
      </p>
    </Modal>
  );
}
