"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { formatDateTime } from "@tefuda/domain/time/format.ja";
import { nextPage } from "@/platform/next-page";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { Modal } from "@/ui/modal";
import { MoreButton } from "@/ui/paged-list";
import { SkeletonText } from "@/ui/skeleton";
import { Table } from "@/ui/table";
import { logCopy } from "./copy.ja";
import type { ErrorGroup } from "./types";

const copy = logCopy.errors;

export interface ErrorModalProps {
  error: ErrorGroup | undefined;
  onClose: () => void;
}

/** One error with each time that it came. */
export function ErrorModal({ error, onClose }: ErrorModalProps) {
  const trpc = useTRPC();
  const list = useInfiniteQuery(
    trpc.monitoring.occurrences.infiniteQueryOptions(
      { fingerprint: error?.fingerprint ?? "" },
      { ...nextPage, enabled: error !== undefined },
    ),
  );
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Modal
      open={error !== undefined}
      onClose={onClose}
      width="xl"
      title={error?.name ?? copy.detail}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <div className="grid gap-5">
        <p className="whitespace-pre-wrap break-all rounded-md bg-sunken px-4 py-3 text-sm">
          {error?.message}
        </p>
        {list.isPending ? (
          <SkeletonText lines={4} />
        ) : list.isError && !list.data ? (
          <ErrorState
            text={copy.loadFailed}
            busy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <Table
            caption={copy.occurrences}
            rows={items}
            rowKey={({ id }) => id}
            columns={[
              {
                key: "at",
                header: copy.occurrence.at,
                primary: true,
                cell: ({ createdAt }) => (
                  <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>
                ),
              },
              {
                key: "page",
                header: copy.occurrence.page,
                cell: ({ page }) => <span className="break-all">{page}</span>,
              },
              {
                key: "agent",
                header: copy.occurrence.agent,
                cell: ({ userAgent }) => (
                  <span className="line-clamp-2 break-all text-xs">
                    {userAgent ?? logCopy.none}
                  </span>
                ),
              },
              {
                key: "user",
                header: copy.occurrence.user,
                cell: ({ userId }) => (
                  <span className="break-all text-xs">{userId ?? copy.visitor}</span>
                ),
              },
            ]}
          />
        )}
        <MoreButton list={list} />
      </div>
    </Modal>
  );
}
