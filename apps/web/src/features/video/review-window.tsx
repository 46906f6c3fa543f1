"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { countGraphemes } from "@tefuda/domain/text/graphemes";
import { videoLabels } from "@tefuda/domain/video/labels.ja";
import {
  type Rating,
  type ReviewTag,
  ratingLabels,
  ratings,
  reviewTagLabels,
  reviewTagsFor,
} from "@tefuda/domain/video/review";
import { REVIEW_COMMENT_MAX } from "@tefuda/domain/video/schema";
import { useState } from "react";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { Chips } from "@/ui/chips";
import { Field } from "@/ui/field";
import { Modal } from "@/ui/modal";
import { RadioCards } from "@/ui/radio-cards";
import { TextArea } from "@/ui/text-area";
import { useToast } from "@/ui/use-toast";
import { reviewCopy as copy } from "./review-copy.ja";

export interface ReviewWindowProps {
  open: boolean;
  side: "joker" | "ace";
  videoChatId: string;
  partnerName: string;
  onClose: () => void;
}

const ratingOptions = ratings.map((value) => ({
  value: String(value) as `${Rating}`,
  label: ratingLabels[value],
}));

/** `review`: what one thought of an interview; read by the operators only. */
export function ReviewWindow({ open, side, videoChatId, partnerName, onClose }: ReviewWindowProps) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [rating, setRating] = useState<`${Rating}`>();
  const [tags, setTags] = useState<ReviewTag[]>([]);
  const [comment, setComment] = useState("");
  const create = useMutation(
    trpc.video.createReview.mutationOptions({
      onSuccess() {
        toast.success(copy.sent);
        onClose();
        void queries.invalidateQueries(trpc.video.reviewDue.pathFilter());
      },
    }),
  );
  const isTooLong = countGraphemes(comment.trim()) > REVIEW_COMMENT_MAX;
  const send = () => {
    if (rating)
      create.mutate({ videoChatId, rating: Number(rating), tags, comment: comment.trim() });
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={copy.title}
      description={copy.lead(partnerName)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.later}
          </Button>
          <Button disabled={!rating || isTooLong} busy={create.isPending} onClick={send}>
            {copy.send}
          </Button>
        </>
      }
    >
      <RadioCards<`${Rating}`>
        legend={copy.rating}
        required
        options={ratingOptions}
        value={rating}
        onChange={setRating}
      />
      <Chips<ReviewTag>
        legend={copy.tags}
        options={reviewTagsFor(side).map((value) => ({ value, label: reviewTagLabels[value] }))}
        value={tags}
        onChange={setTags}
      />
      <Field label={copy.comment} optional count={{ text: comment, limit: REVIEW_COMMENT_MAX }}>
        <TextArea
          minRows={3}
          maxRows={8}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Field>
      <p className="text-ink-2 text-sm">{videoLabels.reviewNote}</p>
    </Modal>
  );
}
