"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { LikeStatus } from "@tefuda/domain/like/states";
import { useRef } from "react";
import { useLive } from "@/platform/live/provider";
import { readAgain } from "@/platform/live/read-again";
import type { LiveDocs } from "@/platform/live/wire";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import { likeNewsCopy as copy } from "./news-copy.ja";

/**
 * Follows one's likes on every page: lists that are open read again, and a seeker hears at once
 * that a like was answered with a match.
 */
export function LikeNews({ side }: { side: "joker" | "company" }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const known = useRef(new Map<string, LikeStatus>());

  const refresh = () => void readAgain(queries, trpc.like.pathFilter());
  const take = (id: string, like: LiveDocs["likes"]) => {
    const before = known.current.get(id);
    known.current.set(id, like.status);
    const isMatch = before === "sent" && like.status === "accepted";
    if (isMatch && side === "joker") toast.success(copy.accepted(like.companyName, like.aceName));
  };
  useLive("likes", {
    added: take,
    modified: (id, like) => {
      take(id, like);
      refresh();
    },
    removed: refresh,
    ready: refresh,
  });
  return null;
}
