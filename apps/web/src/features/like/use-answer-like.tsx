"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTRPC } from "@/platform/trpc";
import { ConfirmModal } from "@/ui/confirm-modal";
import { lateWindow } from "@/ui/late-window";
import { useToast } from "@/ui/use-toast";
import { likeCopy } from "./copy.ja";
import type { CompanyLike } from "./types";

const AcceptedModal = lateWindow(() =>
  import("./accepted-modal").then(({ AcceptedModal }) => AcceptedModal),
);

const copy = likeCopy.declining;

export interface AnswerLike {
  accept(like: CompanyLike): void;
  decline(like: CompanyLike): void;
  /** The like whose yes is on its way. */
  readonly acceptingId: string | undefined;
}

/** Yes and no to likes, with the windows that ask and tell. */
export function useAnswerLike(): { answer: AnswerLike; windows: ReactNode } {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [declined, setDeclined] = useState<CompanyLike>();
  const [isAsking, setAsking] = useState(false);
  const [matched, setMatched] = useState<{ like: CompanyLike; matchingId: string }>();
  const [isEstablished, setEstablished] = useState(false);

  const call = useMutation(
    trpc.like.answerLike.mutationOptions({
      // Whatever came of it, the list shows it as it now is.
      onSettled: () => {
        void queries.invalidateQueries(trpc.like.pathFilter());
        void queries.invalidateQueries({ ...trpc.candidate.pathFilter(), refetchType: "none" });
      },
    }),
  );
  const accept = (like: CompanyLike) =>
    call.mutate(
      { likeId: like.id, accept: true },
      {
        onSuccess: ({ matchingId }) => {
          if (!matchingId) return;
          setMatched({ like, matchingId });
          setEstablished(true);
        },
      },
    );
  const decline = () => {
    if (!declined) return;
    call.mutate(
      { likeId: declined.id, accept: false },
      {
        onSuccess: () => toast.success(copy.done),
        onSettled: () => setAsking(false),
      },
    );
  };

  const variables = call.isPending ? call.variables : undefined;
  return {
    answer: {
      accept,
      decline: (like) => {
        setDeclined(like);
        setAsking(true);
      },
      acceptingId: variables?.accept ? variables.likeId : undefined,
    },
    windows: (
      <>
        <ConfirmModal
          open={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={decline}
          title={copy.title}
          body={copy.body}
          confirmLabel={copy.confirm}
          busy={call.isPending}
        />
        {matched && (
          <AcceptedModal {...matched} open={isEstablished} onClose={() => setEstablished(false)} />
        )}
      </>
    ),
  };
}
