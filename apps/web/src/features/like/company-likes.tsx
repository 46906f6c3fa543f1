"use client";

import type { ReactNode } from "react";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { CompanyLikeCard } from "./company-like-card";
import { likeCopy } from "./copy.ja";
import { LikeList } from "./like-list";
import type { LikeTab } from "./types";
import { useAnswerLike } from "./use-answer-like";
import { useCompanyLikes } from "./use-likes";

const copy = likeCopy.company;

interface CompanyLikesProps {
  tab: LikeTab;
  isAgent?: boolean;
  /** What stands there when none has ended. */
  empty?: ReactNode;
}

/** The likes that a company's staff received: those that wait, or those that have ended. */
export function CompanyLikes({ tab, isAgent = false, empty }: CompanyLikesProps) {
  const { list, likes, now } = useCompanyLikes(tab);
  const { answer, windows } = useAnswerLike();
  return (
    <>
      <LikeList
        tab={tab}
        title={copy.closedTitle}
        label={copy.list}
        list={list}
        likes={likes}
        className="grid gap-3"
        empty={
          tab === "closed" && !isAgent ? (
            empty
          ) : (
            <EmptyState
              text={isAgent ? copy.agentEmpty : copy.empty}
              action={
                !isAgent && (
                  <ButtonLink href="/users" variant="secondary">
                    {copy.findCandidates}
                  </ButtonLink>
                )
              }
            />
          )
        }
        card={(like, level) => (
          <CompanyLikeCard like={like} now={now} answer={answer} level={level} />
        )}
      />
      {windows}
    </>
  );
}
