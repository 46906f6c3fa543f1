"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { LikeStatus } from "@tefuda/domain/like/states";
import { useRef } from "react";
import { useLive } from "@/platform/live/provider";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import { likeCopy as copy } from "./copy.ja";
import type { CompanyLike, JokerLike } from "./types";

/**
 * Follows one's likes on every page: lists that are open read again, and a seeker hears at once
 * that a like was answered with a match.
 */
export function LikeNews({ side }: { side: "joker" | "company" }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const known = useRef(new Map<string, LikeStatus>());
  const isBehind = useRef(false);

  const refresh = () => void queries.invalidateQueries(trpc.like.pathFilter());
  const take = (id: string, like: JokerLike | CompanyLike) => {
    const before = known.current.get(id);
    known.current.set(id, like.status);
    const isMatch = before === "sent" && like.status === "accepted";
    if (isMatch && side === "joker")
      toast.success(copy.joker.accepted(like.companyName, like.aceName));
  };
  useLive<JokerLike | CompanyLike>("likes", {
    added: take,
    modified: (id, like) => {
      take(id, like);
      refresh();
    },
    removed: refresh,
    ready: () => {
      // After a lost connection what was read before may be old.
      if (isBehind.current) refresh();
      isBehind.current = true;
    },
  });
  return null;
}
