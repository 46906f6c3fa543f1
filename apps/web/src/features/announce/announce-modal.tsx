"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { saveAnnounceSchema } from "@tefuda/domain/announce/schema";
import {
  ANNOUNCE_MAX,
  type AnnounceTarget,
  announceTargetLabels,
  announceTargets,
} from "@tefuda/domain/notification/schema";
import { parseJstInput, toJstInput } from "@tefuda/domain/time/jst-input";
import { formatZodError } from "@tefuda/domain/validation/fields";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { Modal } from "@/ui/modal";
import { Segments } from "@/ui/segments";
import { TextArea } from "@/ui/text-area";
import { TextInput } from "@/ui/text-input";
import { useToast } from "@/ui/use-toast";
import type { AnnounceItem } from "./announces-screen";
import { announceCopy } from "./copy.ja";

const copy = announceCopy.form;

export interface AnnounceModalProps {
  edited: AnnounceItem | "new" | undefined;
  onClose: () => void;
}

type When = "now" | "later";

/** Writes an announcement, at once or for a time, or writes one anew that still waits. */
export function AnnounceModal({ edited, onClose }: AnnounceModalProps) {
  const form = useId();
  const [when, setWhen] = useState<When>("now");
  const [isBusy, setBusy] = useState(false);
  const announce = edited === "new" ? undefined : edited;
  const shown = announce ? "later" : when;
  return (
    <Modal
      open={edited !== undefined}
      onClose={onClose}
      onClosed={() => setWhen("now")}
      title={announce ? copy.editTitle : copy.newTitle}
      description={copy.lockHelp}
      footer={
        <Button type="submit" form={form} busy={isBusy}>
          {shown === "now" ? copy.publishNow : copy.plan}
        </Button>
      }
    >
      {edited && (
        <AnnounceForm
          id={form}
          announce={announce}
          when={shown}
          onWhen={setWhen}
          onBusy={setBusy}
          onDone={onClose}
        />
      )}
    </Modal>
  );
}

interface FormProps {
  id: string;
  announce: AnnounceItem | undefined;
  when: When;
  onWhen: (when: When) => void;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}

function AnnounceForm({ id, announce, when, onWhen, onBusy, onDone }: FormProps) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  // Made once: pressed twice, or sent again after a lost answer, it is one announcement.
  const announceId = useRef(announce?.id ?? uuidv7());
  const [content, setContent] = useState(announce?.content ?? "");
  const [target, setTarget] = useState<AnnounceTarget>(announce?.target ?? "all");
  const [time, setTime] = useState(announce ? toJstInput(announce.publishAt) : "");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const save = useMutation(
    trpc.announce.save.mutationOptions({
      meta: { ownErrors: true },
      networkMode: "always",
      onMutate: () => onBusy(true),
      onSuccess: () => {
        toast.success(when === "now" ? announceCopy.published : announceCopy.planned);
        onDone();
      },
      onError: (error) => {
        const failure = failureOf(error);
        setErrors(failure.fields);
        toast.error(failure.message);
      },
      onSettled: () => {
        onBusy(false);
        return queries.invalidateQueries({ queryKey: trpc.announce.listAll.pathKey() });
      },
    }),
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const publishAt = when === "later" ? parseJstInput(time) : null;
    const input = {
      announceId: announceId.current,
      lockVersion: announce?.lockVersion,
      content,
      target,
      publishAt: publishAt ?? null,
    };
    const parsed = saveAnnounceSchema.safeParse(input);
    const faults = {
      ...(parsed.success ? {} : formatZodError(parsed.error)),
      ...(publishAt === undefined && { publishAt: messages.required }),
    };
    setErrors(faults);
    if (Object.keys(faults).length === 0) save.mutate(input);
  };
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-5">
      <Field
        label={copy.content}
        required
        error={errors.content}
        count={{ text: content, limit: ANNOUNCE_MAX }}
      >
        <TextArea
          minRows={6}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
      </Field>
      <Segments
        label={copy.target}
        options={announceTargets.map((value) => ({ value, label: announceTargetLabels[value] }))}
        value={target}
        onChange={setTarget}
      />
      {!announce && (
        <Segments
          label={copy.when}
          options={[
            { value: "now", label: copy.now },
            { value: "later", label: copy.later },
          ]}
          value={when}
          onChange={onWhen}
        />
      )}
      {when === "later" && (
        <Field label={copy.publishAt} required error={errors.publishAt}>
          <TextInput
            type="datetime-local"
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </Field>
      )}
    </form>
  );
}
