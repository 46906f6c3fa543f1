"use client";

import type { ReactNode } from "react";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { likeCopy as copy } from "./copy.ja";
import { JokerLikeCard } from "./joker-like-card";
import { LikeList } from "./like-list";
import type { LikeTab } from "./types";
import { useJokerLikes } from "./use-likes";

interface JokerLikesProps {
  tab: LikeTab;
  /** What stands there when none has ended. */
  empty?: ReactNode;
}

/** The likes that a seeker sent: those that wait, or those that have ended. */
export function JokerLikes({ tab, empty }: JokerLikesProps) {
  const { list, likes, now } = useJokerLikes(tab);
  return (
    <LikeList
      tab={tab}
      title={copy.joker.closedTitle}
      label={copy.joker.list}
      list={list}
      likes={likes}
      className="grid gap-5 lg:grid-cols-2"
      empty={
        tab === "closed" ? (
          empty
        ) : (
          <EmptyState
            text={copy.joker.empty}
            action={
              <ButtonLink href="/companies" variant="secondary">
                {copy.joker.findCompanies}
              </ButtonLink>
            }
          />
        )
      }
      card={(like, level) => <JokerLikeCard like={like} now={now} level={level} />}
    />
  );
}
