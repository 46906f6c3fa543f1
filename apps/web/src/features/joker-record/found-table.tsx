import { registrationStatusLabels } from "@tefuda/domain/options/registration-statuses";
import { formatDate } from "@tefuda/domain/time/format.ja";
import type { Outputs } from "@/platform/trpc";
import { type Column, Table } from "@/ui/table";
import { TextLink } from "@/ui/text-link";
import { jokerRecordCopy as copy } from "./copy.ja";
import { StateBadges } from "./state-badges";

type FoundJoker = Outputs["jokerRecord"]["find"]["items"][number];

interface FoundTableProps {
  items: readonly FoundJoker[];
  /** Goes on to the record, which is opened for the same reason. */
  purpose: string;
}

export function FoundTable({ items, purpose }: FoundTableProps) {
  const { columns } = copy;
  const shown: Column<FoundJoker>[] = [
    {
      key: "name",
      header: columns.name,
      primary: true,
      cell: ({ jokerId, name, nameKana }) => (
        <span className="grid gap-0.5">
          <TextLink
            href={`/operator/jokers/${jokerId}?purpose=${purpose}`}
            className="target inline-flex w-fit items-center"
          >
            {name || copy.noName}
          </TextLink>
          {nameKana && <span className="font-normal text-ink-2 text-xs">{nameKana}</span>}
        </span>
      ),
    },
    { key: "email", header: columns.email, cell: ({ email }) => email },
    {
      key: "status",
      header: columns.status,
      cell: ({ registrationStatus, isSuspended, isRestricted, withdrawnAt }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {registrationStatusLabels[registrationStatus]}
          <StateBadges
            isSuspended={isSuspended}
            isRestricted={isRestricted}
            isWithdrawn={withdrawnAt !== null}
          />
        </span>
      ),
    },
    { key: "rank", header: columns.rank, cell: ({ rank }) => rank ?? copy.none },
    {
      key: "createdAt",
      header: columns.createdAt,
      align: "right",
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
    },
  ];
  return (
    <Table caption={copy.caption} columns={shown} rows={items} rowKey={(row) => row.jokerId} />
  );
}
