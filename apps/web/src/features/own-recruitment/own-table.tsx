"use client";

import { employmentTypeShortLabels } from "@tefuda/domain/options/employment";
import { formatStamp } from "@tefuda/domain/time/format.ja";
import { jstMidnight } from "@tefuda/domain/time/jst";
import { TriangleAlert } from "lucide-react";
import { Avatar } from "@/ui/avatar";
import { Link } from "@/ui/link";
import { payLine } from "@/ui/recruitment/pay";
import { type Column, Table } from "@/ui/table";
import { ownRecruitmentCopy as copy } from "./copy.ja";
import { StatusBadge } from "./status-badge";
import type { OwnRecruitmentRow } from "./types";

const FACES = 4;

const columns: readonly Column<OwnRecruitmentRow>[] = [
  { key: "title", header: copy.columns.title, cell: (row) => <Title row={row} />, primary: true },
  {
    key: "status",
    header: copy.columns.status,
    cell: (row) => <StatusBadge status={row.status} />,
  },
  { key: "people", header: copy.columns.people, cell: (row) => <Faces people={row.people} /> },
  { key: "offers", header: copy.columns.offers, cell: (row) => row.offerCount, align: "right" },
  { key: "likes", header: copy.columns.likes, cell: (row) => row.likeCount, align: "right" },
  {
    key: "matchings",
    header: copy.columns.matchings,
    cell: (row) => row.matchingCount,
    align: "right",
  },
  {
    key: "closes",
    header: copy.columns.closes,
    cell: (row) => (row.closesAt ? dayOf(jstMidnight(row.closesAt)) : "—"),
  },
  { key: "updated", header: copy.columns.updated, cell: (row) => dayOf(row.updatedAt) },
];

const dayOf = (date: Date) => (
  <span className="whitespace-nowrap tabular-nums">
    {formatStamp(date).slice(0, "2026/01/01".length)}
  </span>
);

/** The company's positions with what came of each. */
export function OwnTable({ items }: { items: readonly OwnRecruitmentRow[] }) {
  return <Table caption={copy.table} columns={columns} rows={items} rowKey={(row) => row.id} />;
}

function Title({ row }: { row: OwnRecruitmentRow }) {
  const pay = payLine({
    ...row,
    contractType: row.contractType ?? undefined,
    minSalary: row.minSalary ?? undefined,
    maxSalary: row.maxSalary ?? undefined,
    reward: row.reward ?? undefined,
  });
  return (
    <span className="grid gap-0.5 font-normal">
      <Link
        href={`/recruitment/${row.id}`}
        className="target inline-flex items-center font-semibold text-indigo underline decoration-indigo/40 underline-offset-4 hover:decoration-indigo"
      >
        {row.title || copy.untitled}
      </Link>
      <span className="text-ink-2 text-xs">
        {[employmentTypeShortLabels[row.employmentType], pay?.value].filter(Boolean).join("・")}
      </span>
      {row.needsConfirmation && (
        <span className="inline-flex items-center gap-1 font-semibold text-gold text-xs">
          <TriangleAlert className="size-3.5" aria-hidden="true" />
          {copy.needsConfirmation}
        </span>
      )}
    </span>
  );
}

function Faces({ people }: Pick<OwnRecruitmentRow, "people">) {
  if (people.length === 0) return <span className="text-ink-2">{copy.nobody}</span>;
  return (
    <span className="flex items-center gap-1">
      {people.slice(0, FACES).map(({ id, name, profileImage }) => (
        <span key={id}>
          <Avatar name={name} src={profileImage} size="xs" />
          <span className="sr-only">{name}</span>
        </span>
      ))}
      {people.length > FACES && (
        <span className="text-ink-2 text-xs">+{people.length - FACES}</span>
      )}
    </span>
  );
}
