"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";

/** The bodies that the ace can write from, and their changes. */
export function useTemplates() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const list = useQuery(trpc.offer.templates.queryOptions());
  const refresh = () => queries.invalidateQueries(trpc.offer.templates.pathFilter());
  const save = useMutation(
    trpc.offer.saveTemplate.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: async () => {
        await refresh();
        toast.success();
      },
    }),
  );
  const remove = useMutation(
    trpc.offer.deleteTemplate.mutationOptions({
      onSuccess: async () => {
        await refresh();
        toast.success(successMessages.deleted);
      },
    }),
  );
  return { list, save, remove };
}
