"use client";

import { MoreHorizontal } from "lucide-react";
import { Badge } from "@/ui/badge";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { IconButton } from "@/ui/icon-button";
import { Link } from "@/ui/link";
import { Menu } from "@/ui/menu";
import { Sheet } from "@/ui/sheet";
import { SkeletonText } from "@/ui/skeleton";
import { chipsOf } from "../chips";
import { addressOf, writeAddress } from "../filters";
import { savedCopy as copy } from "./copy.ja";
import type { SavedSearch, useSavedSearches } from "./use-saved-searches";

interface SavedSheetProps {
  isOpen: boolean;
  onClose: () => void;
  saved: ReturnType<typeof useSavedSearches>;
  onRename: (search: SavedSearch) => void;
  onDelete: (search: SavedSearch) => void;
}

/** One's saved searches: what each looks for, how many are new, and the way to it. */
export function SavedSheet({ isOpen, onClose, saved, onRename, onDelete }: SavedSheetProps) {
  const { list, items, open } = saved;
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={copy.title}
      description={list.data && copy.lead(items.length, list.data.limit)}
    >
      {list.isError && <ErrorState onRetry={() => list.refetch()} busy={list.isFetching} />}
      {list.isPending && <SkeletonText lines={3} />}
      {list.data && items.length === 0 && <EmptyState text={copy.empty} drawing="search" />}
      {items.length > 0 && (
        <ul aria-label={copy.list} className="grid gap-2">
          {items.map((search) => (
            <li
              key={search.id}
              className="relative flex items-start gap-2 rounded-md border border-line bg-paper py-2 pr-1 pl-3 hover:border-edge"
            >
              <div className="grid min-w-0 flex-1 gap-0.5 py-1">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <Link
                    href={writeAddress(addressOf(search.conditions))}
                    onClick={() => {
                      open(search.id);
                      onClose();
                    }}
                    className="min-w-0 break-words font-semibold text-sm after:absolute after:inset-0"
                  >
                    {search.name}
                  </Link>
                  {search.newCount > 0 && (
                    <Badge tone="accent">{copy.newHits(search.newCount)}</Badge>
                  )}
                </p>
                <p className="line-clamp-2 text-ink-2 text-xs">{wordsOf(search)}</p>
              </div>
              <span className="relative z-1">
                <Menu
                  trigger={
                    <IconButton label={copy.menuOf(search.name)}>
                      <MoreHorizontal className="size-5" aria-hidden="true" />
                    </IconButton>
                  }
                  items={[
                    { label: copy.rename, onSelect: () => onRename(search) },
                    { label: copy.delete, tone: "danger", onSelect: () => onDelete(search) },
                  ]}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function wordsOf({ conditions }: SavedSearch): string {
  const labels = chipsOf(addressOf(conditions).filters).map(({ label }) => label);
  return labels.length > 0 ? labels.join("、") : copy.all;
}
