"use client";

import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { IconButton } from "@/ui/icon-button";
import { SkeletonCards } from "@/ui/skeleton";
import { cannedReplyCopy as copy } from "./copy.ja";
import type { CannedReplies, CannedReply } from "./use-canned-replies";
import { type Direction, useMoveFocus } from "./use-move-focus";

interface ReplyListProps {
  replies: CannedReplies;
  /** The body as this thread would have it. */
  fill: (body: string) => string;
  onUse: (body: string) => void;
  onEdit: (reply: CannedReply) => void;
}

/** The canned replies in their order, as this thread would have them. */
export function ReplyList({ replies, fill, onUse, onEdit }: ReplyListProps) {
  const { list, items, move, isMoving, remove } = replies;
  const [leaving, setLeaving] = useState<CannedReply>();
  const [said, setSaid] = useState("");
  const { ref, follow } = useMoveFocus(items?.map(({ id }) => id) ?? []);
  if (!items)
    return list.isError ? (
      <ErrorState onRetry={() => list.refetch()} busy={list.isFetching} />
    ) : (
      <SkeletonCards count={3} />
    );
  if (items.length === 0) return <EmptyState drawing="document" text={copy.empty} />;
  return (
    <>
      <ul aria-label={copy.title} className="grid divide-y divide-line">
        {items.map((reply, index) => {
          const { id, title } = reply;
          const go = (by: Direction) => {
            setSaid("");
            follow(id, by);
            move(id, by, (place) => setSaid(copy.moved(title, place)));
          };
          const isFirst = index === 0;
          const isLast = index === items.length - 1;
          return (
            <li key={id} className="grid gap-1.5 py-3.5 first:pt-0 last:pb-0">
              <div className="flex items-center gap-2">
                <h3 className="min-w-0 flex-1 truncate text-base">{title}</h3>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={copy.insertOf(title)}
                  onClick={() => onUse(fill(reply.body))}
                >
                  {copy.use}
                </Button>
              </div>
              <p className="line-clamp-3 whitespace-pre-line text-ink-2 text-sm">
                {fill(reply.body)}
              </p>
              <div className="-mb-1 flex justify-end">
                <IconButton
                  ref={ref(id, -1)}
                  label={copy.up(title)}
                  disabled={isFirst}
                  busy={isMoving}
                  onClick={() => go(-1)}
                >
                  <ArrowUp className="size-4" aria-hidden="true" />
                </IconButton>
                <IconButton
                  ref={ref(id, 1)}
                  label={copy.down(title)}
                  disabled={isLast}
                  busy={isMoving}
                  onClick={() => go(1)}
                >
                  <ArrowDown className="size-4" aria-hidden="true" />
                </IconButton>
                <IconButton label={copy.edit(title)} onClick={() => onEdit(reply)}>
                  <Pencil className="size-4" aria-hidden="true" />
                </IconButton>
                <IconButton label={copy.remove(title)} onClick={() => setLeaving(reply)}>
                  <Trash2 className="size-4" aria-hidden="true" />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ConfirmModal
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving)
            remove.mutate({ id: leaving.id }, { onSettled: () => setLeaving(undefined) });
        }}
        title={copy.removing}
        body={leaving?.title}
        confirmLabel={copy.removeYes}
        tone="danger"
        busy={remove.isPending}
      />
    </>
  );
}
