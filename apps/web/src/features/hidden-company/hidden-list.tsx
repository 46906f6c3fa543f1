"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { useState } from "react";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { EmptyState } from "@/ui/empty-state";
import { SectionCard } from "@/ui/section-card";
import { useToast } from "@/ui/use-toast";
import { hiddenCompanyCopy } from "./copy.ja";
import type { HiddenCompanies, HiddenCompany } from "./types";

const { list: copy, confirm } = hiddenCompanyCopy;

/** All entries, each with what it hides now and the way to take it away. */
export function HiddenList({ items, limit }: Pick<HiddenCompanies, "items" | "limit">) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [removing, setRemoving] = useState<HiddenCompany>();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation(
    trpc.hiddenCompany.unhideCompany.mutationOptions({
      onSuccess: async (_, { id }) => {
        toast.success(successMessages.deleted);
        queries.setQueryData(
          trpc.hiddenCompany.list.queryKey(),
          (read) => read && { ...read, items: read.items.filter((item) => item.id !== id) },
        );
        await queries.invalidateQueries(trpc.hiddenCompany.list.queryFilter());
      },
      onSettled: () => setAsking(false),
    }),
  );
  return (
    <SectionCard
      title={copy.title}
      action={
        <span className="text-ink-2 text-sm tabular-nums">{copy.count(items.length, limit)}</span>
      }
    >
      {items.length === 0 ? (
        <EmptyState text={copy.empty} />
      ) : (
        <ul aria-label={copy.title} className="grid">
          {items.map((item) => (
            <Entry
              key={item.id}
              item={item}
              onRemove={() => {
                setRemoving(item);
                setAsking(true);
              }}
            />
          ))}
        </ul>
      )}
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => removing && remove.mutate({ id: removing.id })}
        title={confirm.title(removing?.word ?? "")}
        body={confirm.body}
        confirmLabel={copy.remove}
        tone="danger"
        busy={remove.isPending}
      />
    </SectionCard>
  );
}

function Entry({ item, onRemove }: { item: HiddenCompany; onRemove: () => void }) {
  const { word, companyCount, companyNames } = item;
  return (
    <li className="flex items-center justify-between gap-4 crowded:flex-wrap border-line border-b py-3 first:pt-0 last:border-0 last:pb-0">
      <div className="min-w-0">
        <p className="break-all font-semibold">{word}</p>
        <p className="text-ink-2 text-sm">{copy.reach(companyCount, companyNames)}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="shrink-0"
        aria-label={copy.removeOf(word)}
        onClick={onRemove}
      >
        {copy.remove}
      </Button>
    </li>
  );
}
