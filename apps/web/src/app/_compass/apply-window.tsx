"use client";

import { useQuery } from "@tanstack/react-query";
import { INTRODUCTION } from "@tefuda/domain/constants/limits";
import { stepSchemas } from "@tefuda/domain/joker/step-schemas";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { compassCopy } from "@/features/compass/copy.ja";
import { compassPaths } from "@/features/compass/paths";
import { effectOfSaving } from "@/features/joker/registration/effect-of-saving";
import type { Own } from "@/features/joker/registration/step-form";
import { storedPart } from "@/features/joker/registration/stored-part";
import { useSave } from "@/features/joker/registration/use-save";
import { useKeptText } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { useFaults } from "@/platform/use-faults";
import { useNow } from "@/platform/use-now";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { RestoredBanner } from "@/ui/editor-notes";
import { Field } from "@/ui/field";
import { Modal } from "@/ui/modal";
import { TextArea } from "@/ui/text-area";
import { TextDiff } from "@/ui/text-diff";
import { useToast } from "@/ui/use-toast";

export type { Own };

const { apply: copy } = compassCopy;
const STEP = "introduction";

export interface ApplyWindowProps {
  open: boolean;
  onClose: () => void;
  initial: Own;
  /** The text that the advice was about, which the new one begins with. */
  text: string;
  /** The result of the text. */
  resultId: string;
}

/** The editor of the profile's self-introduction, the old text beside the new one. */
export function ApplyWindow({ open, onClose, initial, text, resultId }: ApplyWindowProps) {
  const trpc = useTRPC();
  const toast = useToast();
  const router = useRouter();
  const { data: own } = useQuery(trpc.joker.own.queryOptions(undefined, { initialData: initial }));
  const saving = useSave();
  const kept = useKeptText("applyAdvice", resultId, text);
  const typed = kept.value;
  const [base, setBase] = useState(() => storedPart(own.profile, STEP));
  const { faults, check, refuse, forget } = useFaults();
  const [failure, setFailure] = useState<string>();
  const effect = effectOfSaving(own, STEP, useNow());
  const before = own.profile.introduction ?? "";

  const close = () => {
    forget();
    setFailure(undefined);
    kept.leave();
    onClose();
  };
  const save = () => {
    setFailure(undefined);
    if (!check(stepSchemas[STEP], { introduction: typed })) return;
    void saving.save(
      { step: STEP, values: { introduction: typed }, base, own, place: "profile" },
      {
        onSaved: async () => {
          toast.success();
          kept.clear();
          onClose();
          router.push(compassPaths.conclusion(resultId));
          await saving.readAgain().catch(() => undefined);
        },
        onFailed: (error) => {
          const { code, fields, message } = failureOf(error);
          if (fields.introduction) return refuse(fields);
          setFailure(code === "lock" ? copy.stale : message);
          if (code !== "lock") return;
          // What stands beside the new text now is what the next press replaces.
          saving
            .readAgain()
            .then(({ profile }) => setBase(storedPart(profile, STEP)))
            .catch(() => undefined);
        },
      },
    );
  };

  return (
    <Modal
      open={open}
      onClose={close}
      width="xl"
      title={copy.title}
      description={copy.lead}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {copy.cancel}
          </Button>
          <Button busy={saving.isBusy} onClick={save}>
            {copy.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <RestoredBanner at={kept.restoredAt} onDiscard={kept.clear} />
        {failure && (
          <Banner inset tone="danger">
            {failure}
          </Banner>
        )}
        {effect && (
          <Banner inset tone="info">
            {effect}
          </Banner>
        )}
        {saving.isWaiting && (
          <Banner inset tone="offline">
            {copy.waiting}
          </Banner>
        )}
        <div className="grid gap-5 md:grid-cols-2">
          <section className="grid content-start gap-1.5" aria-labelledby="introduction-before">
            <h3 id="introduction-before" className="font-semibold text-sm">
              {copy.before}
            </h3>
            <p className="whitespace-pre-line break-words rounded-md bg-sunken px-4 py-3 text-sm leading-relaxed">
              {before || <span className="text-ink-2">{copy.none}</span>}
            </p>
          </section>
          <Field
            label={copy.after}
            error={faults.introduction}
            count={{ text: typed, limit: INTRODUCTION.max }}
          >
            <TextArea
              minRows={8}
              maxRows={20}
              value={typed}
              onChange={({ target }) => {
                kept.set(target.value);
                forget();
              }}
            />
          </Field>
        </div>
        {before && (
          <details className="text-sm">
            <summary className="target inline-flex cursor-pointer items-center text-indigo">
              {copy.changes}
            </summary>
            <TextDiff before={before} after={typed} labels={copy} />
          </details>
        )}
      </div>
    </Modal>
  );
}
