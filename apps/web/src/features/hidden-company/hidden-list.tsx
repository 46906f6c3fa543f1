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
import { HideByName } from "./hide-by-name";
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
      lead={copy.lead}
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
  const { word, companyCount, companyNames, nearNames } = item;
  return (
    <li className="grid gap-3 border-line border-b py-3 first:pt-0 last:border-0 last:pb-0">
      <div className="flex items-center justify-between gap-4 crowded:flex-wrap">
        <div className="min-w-0">
          <p className="break-all font-semibold">{word}</p>
          <p className={companyCount === 0 ? "text-sm text-gold" : "text-ink-2 text-sm"}>
            {companyCount === 0 ? copy.none : copy.reach(companyCount, companyNames)}
          </p>
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
      </div>
      {nearNames.length > 0 && <NearNames names={nearNames} />}
    </li>
  );
}

/** Companies that an entry which hides none may mean. */
function NearNames({ names }: { names: readonly string[] }) {
  return (
    <div className="grid gap-2 rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">{copy.near}</p>
      <ul className="grid gap-2">
        {names.map((name) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 break-words">{name}</span>
            <HideByName
              companyName={name}
              variant="secondary"
              size="sm"
              aria-label={copy.hideOf(name)}
            >
              {copy.hide}
            </HideByName>
          </li>
        ))}
      </ul>
    </div>
  );
}
