"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clean } from "@tefuda/domain/text/clean";
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
import type { DraftKind } from "@/platform/editing/drafts";
import { useKept } from "@/platform/editing/use-kept";
import { hasFields, isListOf, isMaybe, isOneOf, isText, type Shape } from "@/platform/stored";
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

interface Review {
  readonly rating?: `${Rating}` | undefined;
  readonly tags: ReviewTag[];
  readonly comment: string;
}

const reviewKind: DraftKind<Review> = {
  name: "interviewReview",
  isValue: hasFields<Review>({
    rating: isMaybe(isOneOf(ratingOptions.map(({ value }) => value))),
    tags: isListOf(isOneOf(Object.keys(reviewTagLabels))) as Shape<ReviewTag[]>,
    comment: isText,
  }),
};
const noReview: Review = { tags: [], comment: "" };

/** `review`: what one thought of an interview; read by the operators only. */
export function ReviewWindow({ open, side, videoChatId, partnerName, onClose }: ReviewWindowProps) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const { value, change, clear } = useKept(reviewKind, videoChatId, noReview);
  const { rating, tags, comment } = value;
  const create = useMutation(
    trpc.video.createReview.mutationOptions({
      onSuccess() {
        toast.success(copy.sent);
        clear();
        onClose();
        void queries.invalidateQueries(trpc.video.reviewDue.pathFilter());
      },
    }),
  );
  const isTooLong = countGraphemes(clean(comment)) > REVIEW_COMMENT_MAX;
  const send = () => {
    if (rating)
      create.mutate({ videoChatId, rating: Number(rating), tags, comment: clean(comment) });
  };
  return (
    <Modal
      modal="review"
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
        onChange={(next) => change({ rating: next })}
      />
      <Chips<ReviewTag>
        legend={copy.tags}
        options={reviewTagsFor(side).map((value) => ({ value, label: reviewTagLabels[value] }))}
        value={tags}
        onChange={(next) => change({ tags: next })}
      />
      <Field label={copy.comment} optional count={{ text: comment, limit: REVIEW_COMMENT_MAX }}>
        <TextArea
          minRows={3}
          maxRows={8}
          value={comment}
          onChange={(event) => change({ comment: event.target.value })}
        />
      </Field>
      <p className="text-ink-2 text-sm">{videoLabels.reviewNote}</p>
    </Modal>
  );
}
