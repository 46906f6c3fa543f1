"use client";

import { useQuery } from "@tanstack/react-query";
import { LIKE_MESSAGE_MAX } from "@tefuda/domain/constants/limits";
import {
  type InterestLevel,
  interestLevelLabels,
  interestLevels,
} from "@tefuda/domain/options/interest";
import { clean } from "@tefuda/domain/text/clean";
import { countGraphemes } from "@tefuda/domain/text/graphemes";
import { messages } from "@tefuda/domain/validation/messages.ja";
import type { WishTarget } from "@tefuda/domain/wish/wish";
import { useState } from "react";
import { useKeptText } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { useRefusal } from "@/platform/session/use-refusal";
import { useTRPC } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Field } from "@/ui/field";
import { Modal } from "@/ui/modal";
import { RadioCards } from "@/ui/radio-cards";
import { Skeleton } from "@/ui/skeleton";
import { TextArea } from "@/ui/text-area";
import { likeCopy } from "./copy.ja";
import { ReceiverChoice } from "./receiver-choice";
import { useSendLike } from "./use-send-like";

const copy = likeCopy.window;

export interface LikeWindowProps {
  target: WishTarget;
  isAgent: boolean;
  open: boolean;
  onClose: () => void;
  onNotRegistered: () => void;
}

/** Who gets the like, how interested one is, and a few words. */
export function LikeWindow({ target, isAgent, open, onClose, onNotRegistered }: LikeWindowProps) {
  const trpc = useTRPC();
  const refusal = useRefusal("like:send");
  const [aceId, setAceId] = useState<string>();
  const [level, setLevel] = useState<InterestLevel>();
  const { recruitmentId } = target;
  const {
    value: message,
    set: setMessage,
    clear,
  } = useKeptText("like", recruitmentId ?? target.aceId ?? "");
  const found = useQuery(
    trpc.like.receivers.queryOptions(
      recruitmentId ? { recruitmentId } : { aceId: target.aceId ?? "" },
      { enabled: open },
    ),
  );
  const { send, isSending, failure, reset } = useSendLike({
    isAgent,
    onDone: () => {
      clear();
      setLevel(undefined);
      onClose();
    },
    onNotRegistered: () => {
      onClose();
      onNotRegistered();
    },
  });
  const receivers = found.data?.receivers ?? [];
  const receiver = receivers.find((one) => one.aceId === aceId) ?? receivers[0];
  const length = countGraphemes(clean(message));
  const isTooLong = length > LIKE_MESSAGE_MAX;
  const close = () => {
    reset();
    onClose();
  };

  return (
    <Modal
      open={open}
      onClose={close}
      title={isAgent ? copy.consult : copy.title}
      description={isAgent ? copy.consultLead : receiver && copy.lead(receiver.companyName)}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {copy.cancel}
          </Button>
          <Button
            busy={isSending}
            refusal={refusal}
            disabled={!receiver || isTooLong || found.data?.remaining === 0}
            onClick={() =>
              receiver && send({ aceId: receiver.aceId, recruitmentId, level, message })
            }
          >
            {copy.send}
          </Button>
        </>
      }
    >
      {(failure || found.isError) && (
        <Banner tone="danger" inset>
          {failure ?? failureOf(found.error).message}
        </Banner>
      )}
      {receiver ? (
        <ReceiverChoice
          receivers={receivers}
          chosen={receiver}
          about={found.data?.recruitment?.title}
          onChoose={setAceId}
        />
      ) : (
        !found.isError && <Skeleton className="h-20 w-full" />
      )}
      <RadioCards
        legend={copy.level}
        optional
        options={interestLevels.map((value) => ({ value, label: interestLevelLabels[value] }))}
        value={level}
        onChange={setLevel}
      />
      <Field
        label={copy.message}
        optional
        help={copy.messageHelp}
        count={{ text: message, limit: LIKE_MESSAGE_MAX }}
        error={isTooLong ? messages.textTooLong(LIKE_MESSAGE_MAX, length) : undefined}
      >
        <TextArea
          minRows={3}
          value={message}
          placeholder={copy.placeholder}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      <p className="text-ink-2 text-xs">{copy.disclosure}</p>
      {found.data && (
        <p className="text-ink-2 text-xs tabular-nums">{copy.remaining(found.data.remaining)}</p>
      )}
    </Modal>
  );
}
