"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLive } from "@/platform/live/provider";
import { useTRPC } from "@/platform/trpc";

/** Reads the candidates on screen again when the company sees others than before. */
export function useLiveCandidates() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  useLive("candidates", {
    modified: () => void queries.invalidateQueries(trpc.candidate.pathFilter()),
  });
}
