"use client";

import { useMutation } from "@tanstack/react-query";
import { INQUIRY_ANSWER_MAX } from "@tefuda/domain/inquiry/desk";
import { clean } from "@tefuda/domain/text/clean";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { type SubmitEvent, useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import { useKeptText } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { Field } from "@/ui/field";
import { TextArea } from "@/ui/text-area";
import { useToast } from "@/ui/use-toast";
import { inquiryDeskCopy } from "./copy.ja";
import type { OpenInquiry } from "./types";

const copy = inquiryDeskCopy.detail;

export interface AnswerFormProps {
  inquiry: OpenInquiry;
  onChanged: () => Promise<void>;
}

/** Answers by mail; what is typed stays until it has been sent. */
export function AnswerForm({ inquiry, onChanged }: AnswerFormProps) {
  const trpc = useTRPC();
  const toast = useToast();
  const answerId = useRef(uuidv7());
  const { value: content, set: setContent, clear } = useKeptText("inquiryAnswer", inquiry.id);
  const [fault, setFault] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const answer = useMutation(
    trpc.inquiry.answer.mutationOptions({
      meta: { ownErrors: true },
      networkMode: "always",
      onSuccess: async () => {
        clear();
        answerId.current = uuidv7();
        toast.success(copy.sent);
        await onChanged();
      },
      onError: async (error) => {
        const failure = failureOf(error);
        setFault(failure.fields.content);
        toast.error(failure.code === "lock" ? copy.locked : failure.message);
        if (failure.code === "lock") await onChanged();
      },
      onSettled: () => setAsking(false),
    }),
  );
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    const isEmpty = clean(content) === "";
    setFault(isEmpty ? messages.required : undefined);
    setAsking(!isEmpty);
  };
  return (
    <form onSubmit={ask} noValidate className="grid gap-4">
      <Field
        label={copy.answer}
        required
        help={copy.answerHelp}
        error={fault}
        count={{ text: content, limit: INQUIRY_ANSWER_MAX }}
      >
        <TextArea
          minRows={6}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
      </Field>
      <Button type="submit" className="justify-self-end">
        {copy.send}
      </Button>
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          answer.mutate({
            inquiryId: inquiry.id,
            lockVersion: inquiry.lockVersion,
            answerId: answerId.current,
            content,
          })
        }
        busy={answer.isPending}
        title={copy.confirm.title}
        body={copy.confirm.body(inquiry.email)}
        confirmLabel={copy.send}
      />
    </form>
  );
}
