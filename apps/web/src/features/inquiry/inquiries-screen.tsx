"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import {
  type InquiryCategory,
  type InquiryStatus,
  inquiryCategories,
  inquiryStatuses,
} from "@tefuda/domain/inquiry/constants";
import { inquiryCategoryLabels, inquiryStatusLabels } from "@tefuda/domain/inquiry/labels.ja";
import { formatListTime } from "@tefuda/domain/time/format.ja";
import { useRouter } from "next/navigation";
import { useReread } from "@/platform/live/use-reread";
import { nextPage } from "@/platform/next-page";
import { hrefWith } from "@/platform/search-params";
import { type Outputs, useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { Checkbox } from "@/ui/checkbox";
import { EmptyState } from "@/ui/empty-state";
import { Field } from "@/ui/field";
import { Link } from "@/ui/link";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { Select } from "@/ui/select";
import { PageContainer } from "@/ui/shell/page-container";
import { type Column, Table } from "@/ui/table";
import { inquiryDeskCopy as copy } from "./copy.ja";
import { DeadlineBadge } from "./deadline-badge";

type Row = Outputs["inquiry"]["listAll"]["items"][number];

const PATH = "/operator/inquiries";

export interface InquiriesScreenProps {
  status: InquiryStatus;
  category: InquiryCategory | undefined;
  mine: boolean;
}

/** The inquiries in a state; of the open ones, what waits longest first. */
export function InquiriesScreen({ status, category, mine }: InquiriesScreenProps) {
  const trpc = useTRPC();
  const router = useRouter();
  const list = useInfiniteQuery(
    trpc.inquiry.listAll.infiniteQueryOptions({ status, category, mine }, nextPage),
  );
  useReread("desk", trpc.inquiry.listAll.pathKey(), "inquiries");
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const counts = list.data?.pages[0]?.counts;
  const hrefOf = (change: Partial<InquiriesScreenProps>) => {
    const next = { status, category, mine, ...change };
    return hrefWith(PATH, { ...next, mine: next.mine ? "1" : undefined });
  };
  return (
    <PageContainer width="wide">
      <PageHeader title={copy.title} lead={copy.lead} />
      <LinkTabs
        label={copy.states}
        current={status}
        items={inquiryStatuses.map((key) => ({
          key,
          label: inquiryStatusLabels[key],
          href: hrefOf({ status: key }),
          ...(key === "open" && counts && { count: counts.open }),
        }))}
      />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="w-56">
          <Field label={copy.filter}>
            <Select
              placeholder={copy.allCategories}
              value={category ?? ""}
              options={inquiryCategories.map((value) => ({
                value,
                label: inquiryCategoryLabels[value],
              }))}
              onChange={(event) => {
                const chosen = inquiryCategories.find((one) => one === event.target.value);
                router.replace(hrefOf({ category: chosen }), { scroll: false });
              }}
            />
          </Field>
        </div>
        <Checkbox
          label={copy.mine}
          checked={mine}
          onChange={(event) =>
            router.replace(hrefOf({ mine: event.target.checked }), { scroll: false })
          }
        />
      </div>
      <PagedList
        list={list}
        isEmpty={items.length === 0}
        empty={<EmptyState drawing="message" text={copy.empty[status]} />}
        skeletons={5}
        failed={copy.loadFailed}
      >
        <InquiryTable items={items} isOpen={status === "open"} />
      </PagedList>
    </PageContainer>
  );
}

function InquiryTable({ items, isOpen }: { items: readonly Row[]; isOpen: boolean }) {
  const now = useNow();
  const time = (at: Date | null) =>
    at ? <span className="whitespace-nowrap">{formatListTime(at, now)}</span> : copy.none;
  const last: Column<Row> = isOpen
    ? {
        key: "deadline",
        header: copy.columns.deadline,
        align: "right",
        cell: ({ deadline }) => <DeadlineBadge deadline={deadline} now={now} />,
      }
    : {
        key: "handledAt",
        header: copy.columns.handledAt,
        align: "right",
        cell: ({ handledAt }) => time(handledAt),
      };
  const columns: Column<Row>[] = [
    {
      key: "number",
      header: copy.columns.number,
      primary: true,
      cell: ({ id, number }) => (
        <Link
          href={`${PATH}/${id}`}
          className="target inline-flex items-center rounded-sm font-semibold text-indigo tabular-nums underline-offset-4 hover:underline"
        >
          {number}
        </Link>
      ),
    },
    {
      key: "category",
      header: copy.columns.category,
      cell: ({ category }) => inquiryCategoryLabels[category],
    },
    { key: "name", header: copy.columns.name, cell: ({ name }) => name },
    {
      key: "assignee",
      header: copy.columns.assignee,
      cell: ({ assigneeName }) => assigneeName ?? copy.none,
    },
    {
      key: "createdAt",
      header: copy.columns.createdAt,
      align: "right",
      cell: ({ createdAt }) => time(createdAt),
    },
    last,
  ];
  return <Table caption={copy.caption} columns={columns} rows={items} rowKey={({ id }) => id} />;
}
