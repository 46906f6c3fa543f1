"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import { failureOf } from "@/platform/errors";
import { useTRPC, useTRPCClient } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import { hiddenCompanyCopy as copy } from "./copy.ja";
import type { Preview } from "./types";

/**
 * Adds an entry after a look at what it hides: a word that reaches far is asked about first. An
 * entry keeps its id until it is added, so that one sent again after a lost answer is still one.
 */
export function useAdd(onAdded: () => void) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const toast = useToast();
  const [error, setError] = useState<string>();
  const [broad, setBroad] = useState<Preview>();
  const [isAsking, setAsking] = useState(false);
  const ids = useRef(new Map<string, string>());

  const idOf = (word: string) => {
    const id = ids.current.get(word) ?? uuidv7();
    ids.current.set(word, id);
    return id;
  };

  const add = useMutation({
    meta: { ownErrors: true },
    mutationFn: async ({ word, isAsked }: { word: string; isAsked: boolean }) => {
      if (!isAsked) {
        const preview = await client.hiddenCompany.preview.mutate({ word });
        if (preview.isBroad) return { preview };
      }
      return { entry: await client.hiddenCompany.hideCompany.mutate({ id: idOf(word), word }) };
    },
    onMutate: () => setError(undefined),
    onSuccess: async ({ preview, entry }, { word }) => {
      setAsking(preview !== undefined);
      if (preview) return setBroad(preview);
      ids.current.delete(word);
      toast.success(copy.add.done(entry.word, entry.companyCount));
      onAdded();
      await queries.invalidateQueries(trpc.hiddenCompany.list.queryFilter());
    },
    onError: (thrown) => {
      const { message, fields } = failureOf(thrown);
      setAsking(false);
      setError(fields.word ?? message);
    },
  });

  return {
    add: (word: string) => add.mutate({ word, isAsked: false }),
    isAdding: add.isPending,
    error,
    /** Whether the word is asked about, and what it would hide. */
    isAsking,
    broad,
    confirmBroad: (word: string) => add.mutate({ word, isAsked: true }),
    closeBroad: () => setAsking(false),
  };
}
