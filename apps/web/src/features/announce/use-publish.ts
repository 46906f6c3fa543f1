import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import { announceCopy as copy } from "./copy.ja";
import type { AnnounceDraft } from "./use-announce-draft";

/** How many people a draft would reach, and what publishes it to that many. */
export function usePublish(draft: AnnounceDraft) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const { announceId, lockVersion, checked } = draft;
  const target = checked?.target ?? "all";
  const count = useQuery(
    trpc.announce.countReaders.queryOptions(
      { target },
      // As of now, whenever it is looked at.
      { enabled: draft.step === "review", staleTime: 0, gcTime: 0 },
    ),
  );
  const save = useMutation(
    trpc.announce.save.mutationOptions({
      meta: { ownErrors: true },
      networkMode: "always",
      onSuccess: () => {
        toast.success(checked?.publishAt ? copy.planned : copy.published);
        draft.sent();
      },
      onError: (error) => {
        const { fields, message } = failureOf(error);
        // The number is asked for again here; whatever else is wrong is put right in the form.
        if (fields.readers) return void count.refetch();
        toast.error(message);
        if (Object.keys(fields).length > 0) draft.rewrite(fields);
      },
      onSettled: () => queries.invalidateQueries({ queryKey: trpc.announce.listAll.pathKey() }),
    }),
  );
  return {
    count,
    isBusy: save.isPending,
    /** What the server had against the number that was confirmed. */
    fault: save.error ? failureOf(save.error).fields.readers : undefined,
    forgetFault: save.reset,
    publish(readers: number | string, onFault: () => void) {
      if (!checked || save.isPending) return;
      save.mutate({ ...checked, announceId, lockVersion, readers }, { onError: onFault });
    },
  };
}
