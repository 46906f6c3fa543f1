"use client";

import { useMutation } from "@tanstack/react-query";
import { safePath } from "@tefuda/domain/validation/safe-path";
import { type ReactNode, useEffect } from "react";
import { useTRPC } from "@/platform/trpc";
import { ButtonLink } from "@/ui/button-link";
import { MessagePage } from "@/ui/message-page";
import { judgementCopy } from "./copy.ja";
import { rememberPassedShown } from "./own-judgement";

const { passed: copy } = judgementCopy;

interface PassedScreenProps {
  from: string | undefined;
  rank: string | null;
  /** What else is to go to. */
  more: ReactNode;
}

/** The screen that says once that the judgement has passed (spec 2 · judgement-passed). */
export function PassedScreen({ from, rank, more }: PassedScreenProps) {
  const trpc = useTRPC();
  const { mutate } = useMutation(
    trpc.judgement.showPassed.mutationOptions({ meta: { ownErrors: true } }),
  );
  useEffect(() => {
    rememberPassedShown();
    mutate();
  }, [mutate]);
  return (
    <MessagePage
      drawing="cards"
      title={copy.title}
      body={
        <>
          <p>{copy.body}</p>
          {rank && (
            <p className="mx-auto mt-6 w-fit rounded-full bg-gold-tint px-6 py-2 font-semibold text-gold text-lg">
              {copy.rank(rank)}
            </p>
          )}
        </>
      }
      action={
        <>
          <ButtonLink href={safePath(from, "/offers")} size="lg" className="min-w-56">
            {copy.begin}
          </ButtonLink>
          {more}
        </>
      }
    />
  );
}
