"use client";

import { useMutation } from "@tanstack/react-query";
import {
  SANCTION_REASON_MAX,
  type SanctionKind,
  sanctionKinds,
} from "@tefuda/domain/sanction/constants";
import {
  sanctionKindHelps,
  sanctionKindLabels,
  sanctionNoticeDrafts,
} from "@tefuda/domain/sanction/labels.ja";
import { restrictUserSchema } from "@tefuda/domain/sanction/schema";
import { formatZodError } from "@tefuda/domain/validation/fields";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { Modal } from "@/ui/modal";
import { RadioCards } from "@/ui/radio-cards";
import { TextArea } from "@/ui/text-area";
import { useToast } from "@/ui/use-toast";
import { reportCopy } from "../copy.ja";
import { NoticeFields } from "./notice-fields";
import { useMaySuspend } from "./use-may-suspend";

const { decision: copy, sanctions: words } = reportCopy;
const drafts: readonly string[] = Object.values(sanctionNoticeDrafts);

interface GiveSanctionProps {
  userId: string;
  open: boolean;
  onClose: () => void;
  onGiven: () => void;
}

/** A sanction without a report: its kind, what operators note, and what the person is told. */
export function GiveSanction({ userId, open, onClose, onGiven }: GiveSanctionProps) {
  const maySuspend = useMaySuspend();
  const [kind, setKind] = useState<SanctionKind>("warn");
  // One id an intention: pressing again after a lost answer gives no second sanction.
  const [id, setId] = useState(uuidv7);
  const [reason, setReason] = useState("");
  const [notice, setNotice] = useState<string>(sanctionNoticeDrafts.warn);
  const [lastDay, setLastDay] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const give = useGive({
    onDone: () => {
      setId(uuidv7());
      setKind("warn");
      setReason("");
      setNotice(sanctionNoticeDrafts.warn);
      setLastDay("");
      setErrors({});
      onClose();
      onGiven();
    },
    onFields: setErrors,
  });
  const submit = () => {
    const written = { id, userId, reason, notice, ...(kind === "restrict" && { lastDay }) };
    const parsed = restrictUserSchema.safeParse(written);
    setErrors(parsed.success ? {} : formatZodError(parsed.error));
    if (parsed.success) give.send(kind, parsed.data);
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={words.giveTitle}
      footer={
        <Button
          variant={kind === "suspend" ? "danger" : "primary"}
          busy={give.isBusy}
          onClick={submit}
        >
          {copy.submit[kind]}
        </Button>
      }
    >
      <RadioCards
        legend={copy.action}
        options={sanctionKinds.map((value) => ({
          value,
          label: sanctionKindLabels[value],
          help: value === "suspend" && !maySuspend ? copy.adminOnly : sanctionKindHelps[value],
          disabled: value === "suspend" && !maySuspend,
        }))}
        value={kind}
        onChange={(next) => {
          setKind(next);
          if (drafts.includes(notice)) setNotice(sanctionNoticeDrafts[next]);
        }}
      />
      <Field
        label={copy.note}
        required
        help={copy.noteHelp}
        error={errors.reason}
        count={{ text: reason, limit: SANCTION_REASON_MAX }}
      >
        <TextArea minRows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <NoticeFields
        kind={kind}
        notice={notice}
        lastDay={lastDay}
        errors={errors}
        onNotice={setNotice}
        onLastDay={setLastDay}
      />
    </Modal>
  );
}

interface UseGive {
  onDone: () => void;
  onFields: (fields: Readonly<Record<string, string>>) => void;
}

type Written = ReturnType<typeof restrictUserSchema.parse>;

function useGive({ onDone, onFields }: UseGive) {
  const trpc = useTRPC();
  const toast = useToast();
  const options = {
    meta: { ownErrors: true },
    onSuccess: () => {
      toast.success(copy.done);
      onDone();
    },
    onError: (error: unknown) => {
      const failure = failureOf(error);
      onFields(failure.fields);
      toast.error(failure.message);
    },
  };
  const warn = useMutation(trpc.sanction.warn.mutationOptions(options));
  const restrict = useMutation(trpc.sanction.restrict.mutationOptions(options));
  const suspend = useMutation(trpc.sanction.suspend.mutationOptions(options));
  return {
    isBusy: warn.isPending || restrict.isPending || suspend.isPending,
    send(kind: SanctionKind, written: Written) {
      const { lastDay, ...given } = written;
      if (kind === "warn") warn.mutate(given);
      else if (kind === "suspend") suspend.mutate(given);
      else restrict.mutate({ ...given, lastDay });
    },
  };
}
