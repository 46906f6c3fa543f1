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
import { messages } from "@tefuda/domain/validation/messages.ja";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import type { DraftKind } from "@/platform/editing/drafts";
import { useKept } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { hasFields, isMaybe, isOneOf, isText } from "@/platform/stored";
import { useTRPC } from "@/platform/trpc";
import { useFaults } from "@/platform/use-faults";
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

/** What an operator has written and chosen for one person. */
interface SanctionForm {
  readonly id: string;
  readonly kind?: SanctionKind | undefined;
  readonly reason: string;
  readonly notice: string;
  readonly lastDay: string;
}

const sanctionForm: DraftKind<SanctionForm> = {
  name: "sanction",
  isValue: hasFields<SanctionForm>({
    id: isText,
    kind: isMaybe(isOneOf(sanctionKinds)),
    reason: isText,
    notice: isText,
    lastDay: isText,
  }),
};
const noSanction: SanctionForm = { id: "", reason: "", notice: "", lastDay: "" };

interface GiveSanctionProps {
  userId: string;
  open: boolean;
  onClose: () => void;
  onGiven: () => void;
}

/** A sanction without a report: its kind, what operators note, and what the person is told. */
export function GiveSanction({ userId, open, onClose, onGiven }: GiveSanctionProps) {
  const maySuspend = useMaySuspend();
  const [first, setFirst] = useState(uuidv7);
  const { value: written, change, clear } = useKept(sanctionForm, userId, noSanction);
  const { kind, reason, notice, lastDay } = written;
  // One id an intention: pressing again after a lost answer gives no second sanction.
  const id = written.id || first;
  const write = (fields: Partial<SanctionForm>) => change({ id, ...fields });
  const { faults: errors, check, refuse, forget } = useFaults();
  const give = useGive({
    onDone: () => {
      clear();
      setFirst(uuidv7());
      forget();
      onClose();
      onGiven();
    },
    onFields: refuse,
  });
  const submit = () => {
    if (!kind) {
      refuse({ kind: messages.chooseOne });
      return;
    }
    const restriction = { id, userId, reason, notice, ...(kind === "restrict" && { lastDay }) };
    const checked = check(restrictUserSchema, restriction);
    if (checked) give.send(kind, checked);
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={words.giveTitle}
      footer={
        <Button variant={buttonOf(kind)} busy={give.isBusy} onClick={submit}>
          {kind ? copy.submit[kind] : copy.decide}
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
          forget();
          const isUntouched = notice === "" || drafts.includes(notice);
          write({ kind: next, ...(isUntouched && { notice: sanctionNoticeDrafts[next] }) });
        }}
        error={errors.kind}
      />
      <Field
        label={copy.note}
        required
        help={copy.noteHelp}
        error={errors.reason}
        count={{ text: reason, limit: SANCTION_REASON_MAX }}
      >
        <TextArea
          minRows={2}
          value={reason}
          onChange={(event) => write({ reason: event.target.value })}
        />
      </Field>
      {kind && (
        <NoticeFields
          kind={kind}
          notice={notice}
          lastDay={lastDay}
          errors={errors}
          onNotice={(next) => write({ notice: next })}
          onLastDay={(next) => write({ lastDay: next })}
        />
      )}
    </Modal>
  );
}

/** Nothing stands out before there is a choice. */
function buttonOf(kind: SanctionKind | undefined) {
  if (!kind) return "secondary";
  return kind === "suspend" ? "danger" : "primary";
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
