"use client";

import { useState } from "react";
import { Badge } from "@/ui/badge";
import { type Column, Table } from "@/ui/table";
import type { SortState } from "@/ui/table-sort";
import { designCopy } from "../copy.ja.ts";

const copy = designCopy.data;
type Row = (typeof copy.rows)[number];

const columns: readonly Column<Row>[] = [
  { key: "name", header: copy.name, cell: (row) => row.name, primary: true },
  { key: "sent", header: copy.sent, cell: (row) => row.sent, align: "right", sortable: true },
  { key: "matched", header: copy.matched, cell: (row) => row.matched, align: "right" },
  {
    key: "rate",
    header: copy.rate,
    cell: (row) => `${Math.round((row.matched / row.sent) * 100)}%`,
    align: "right",
  },
  {
    key: "state",
    header: copy.state,
    cell: (row) => (
      <Badge tone={row.active ? "pine" : "neutral"}>{row.active ? copy.active : copy.paused}</Badge>
    ),
  },
];

export function Data() {
  const [sort, setSort] = useState<SortState>({ key: "sent", direction: "descending" });
  const turned = sort.direction === "ascending" ? -1 : 1;
  const rows = [...copy.rows].sort((a, b) => (b.sent - a.sent) * turned);
  return (
    <Table
      caption={copy.caption}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={(key) =>
        setSort({ key, direction: sort.direction === "ascending" ? "descending" : "ascending" })
      }
    />
  );
}
