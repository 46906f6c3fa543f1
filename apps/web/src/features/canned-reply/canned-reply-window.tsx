"use client";

import {
  type CannedReplyPlaceholder,
  fillCannedReply,
} from "@tefuda/domain/canned-reply/placeholders";
import { useState } from "react";
import { Button } from "@/ui/button";
import { Modal } from "@/ui/modal";
import { cannedReplyCopy as copy } from "./copy.ja";
import { ReplyForm } from "./reply-form";
import { ReplyList } from "./reply-list";
import { type CannedReply, useCannedReplies } from "./use-canned-replies";

const FORM_ID = "canned-reply";

export interface CannedReplyWindowProps {
  open: boolean;
  onClose: () => void;
  /** What the thread fills in. */
  values: Readonly<Partial<Record<CannedReplyPlaceholder, string>>>;
  onUse: (text: string) => void;
  /** Once it has closed, with or without a text that was taken. */
  onClosed: () => void;
}

/** The ace's canned replies: choosing one, writing, ordering and throwing away. */
export function CannedReplyWindow(props: CannedReplyWindowProps) {
  const { open, values } = props;
  const replies = useCannedReplies(open);
  const [edited, setEdited] = useState<{ reply: CannedReply | undefined }>();
  const count = replies.items?.length ?? 0;
  const isFull = replies.limit > 0 && count >= replies.limit;
  const close = () => {
    setEdited(undefined);
    props.onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      onClosed={props.onClosed}
      width="md"
      title={edited ? (edited.reply ? copy.editTitle : copy.newTitle) : copy.title}
      description={edited ? undefined : copy.lead}
      footer={
        edited ? (
          <>
            <Button variant="secondary" onClick={() => setEdited(undefined)}>
              {copy.back}
            </Button>
            {/* A button of its own: the press that opens the form must not send it as well. */}
            <Button key="save" type="submit" form={FORM_ID} busy={replies.save.isPending}>
              {copy.save}
            </Button>
          </>
        ) : (
          <>
            {count > 0 && (
              <span className="mr-auto self-center text-ink-2 text-sm tabular-nums">
                {copy.count(count, replies.limit)}
              </span>
            )}
            <Button
              key="create"
              variant="secondary"
              {...(isFull && { refusal: copy.full(replies.limit) })}
              onClick={() => setEdited({ reply: undefined })}
            >
              {copy.create}
            </Button>
          </>
        )
      }
    >
      {edited ? (
        <ReplyForm
          key={edited.reply?.id ?? "new"}
          formId={FORM_ID}
          reply={edited.reply}
          save={replies.save}
          onSaved={() => setEdited(undefined)}
        />
      ) : (
        <ReplyList
          replies={replies}
          fill={(body) => fillCannedReply(body, values)}
          onUse={(text) => {
            props.onUse(text);
            close();
          }}
          onEdit={(reply) => setEdited({ reply })}
        />
      )}
    </Modal>
  );
}
