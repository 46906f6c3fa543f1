"use client";

import { useMutation } from "@tanstack/react-query";
import { hasToHandOver } from "@tefuda/domain/company/member";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { useState } from "react";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { uiCopy } from "@/ui/copy.ja";
import { Field } from "@/ui/field";
import { Modal } from "@/ui/modal";
import { Select } from "@/ui/select";
import { useToast } from "@/ui/use-toast";
import { memberCopy } from "./copy.ja";
import type { MemberDoc, Whose } from "./types";

const copy = memberCopy.removal;

interface RemoveModalProps {
  member: MemberDoc;
  /** The member has left already; only what is in their hands is asked about. */
  isHandOver: boolean;
  colleagues: readonly MemberDoc[];
  whose: Whose;
  open: boolean;
  onClose: () => void;
  onDone: () => unknown;
}

/** Removes a member, or follows one who has left: who goes on with what they had in hand. */
export function RemoveModal(props: RemoveModalProps) {
  const { member, isHandOver, colleagues, whose, open, onClose, onDone } = props;
  const trpc = useTRPC();
  const toast = useToast();
  const [successorId, setSuccessor] = useState("");
  const [error, setError] = useState<string>();
  const hasMuch = hasToHandOver(member.inHand);
  const name = member.name || memberCopy.noName;
  const how = {
    meta: { ownErrors: true },
    onMutate: () => setError(undefined),
    onSuccess: () => {
      toast.success(isHandOver ? successMessages.changed : successMessages.deleted);
      onClose();
      return onDone();
    },
    onError: (thrown: unknown) => {
      const { message, fields } = failureOf(thrown);
      setError(fields.successorId ?? message);
    },
  };
  const remove = useMutation(trpc.member.remove.mutationOptions(how));
  const handOver = useMutation(trpc.member.handOver.mutationOptions(how));

  const confirm = () => {
    if (hasMuch && !successorId) return setError(copy.required);
    if (isHandOver) return handOver.mutate({ aceId: member.id, successorId, ...whose });
    return remove.mutate({
      aceId: member.id,
      ...(hasMuch && { successorId }),
      ...whose,
    });
  };

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={isHandOver ? copy.handOverTitle(name) : copy.title(name)}
      description={isHandOver ? copy.handOverLead : copy.lead}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {uiCopy.cancel}
          </Button>
          <Button
            variant={isHandOver ? "primary" : "danger"}
            busy={remove.isPending || handOver.isPending}
            onClick={confirm}
          >
            {isHandOver ? copy.handOver : copy.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-1 rounded-md bg-sunken px-4 py-3 text-sm">
        <p className="font-semibold">{copy.inHand}</p>
        <p className="text-ink-2">{hasMuch ? memberCopy.inHand(member.inHand) : copy.nothing}</p>
      </div>
      {hasMuch &&
        (colleagues.length > 0 ? (
          <Field label={copy.successor} required help={copy.successorHelp} error={error}>
            <Select
              value={successorId}
              onChange={({ target }) => setSuccessor(target.value)}
              options={colleagues.map((one) => ({ value: one.id, label: one.name }))}
            />
          </Field>
        ) : (
          <Banner inset tone="warning">
            {copy.nobody}
          </Banner>
        ))}
      {member.inHand.keeps > 0 && <p className="text-ink-2 text-sm">{copy.keepsNote}</p>}
      {error && (!hasMuch || colleagues.length === 0) && (
        <Banner inset tone="danger">
          {error}
        </Banner>
      )}
    </Modal>
  );
}
