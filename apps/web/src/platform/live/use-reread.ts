"use client";

import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useLive } from "./provider";
import { readAgain } from "./read-again";
import type { LiveName } from "./wire";

/**
 * Reads queries again whenever a row of a topic changes, or only the one that is named; and once the
 * stream is open, for what came meanwhile was not heard.
 */
export function useReread(topic: LiveName, queryKey: QueryKey, only?: string) {
  const queries = useQueryClient();
  const reread = () => void readAgain(queries, { queryKey });
  useLive(topic, {
    modified(id) {
      if (only === undefined || id === only) reread();
    },
    ready: reread,
  });
}
