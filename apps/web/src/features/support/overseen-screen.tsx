"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { formatListTime } from "@tefuda/domain/time/format.ja";
import { uuid } from "@tefuda/domain/validation/fields";
import { useState } from "react";
import { nextPage } from "@/platform/next-page";
import { type Outputs, useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { SearchForm } from "@/ui/search-form";
import { PageContainer } from "@/ui/shell/page-container";
import { type Column, Table } from "@/ui/table";
import { TextLink } from "@/ui/text-link";
import { supportCopy } from "./copy.ja";
import { ReleaseModal } from "./release-modal";

const copy = supportCopy.overseen;
type Row = Outputs["matching"]["listOverseen"]["items"][number];

/** The matchings of members by their ids and states, without a word of what is written. */
export function OverseenScreen({ words }: { words: string | undefined }) {
  const trpc = useTRPC();
  const [released, setReleased] = useState<string>();
  const id = words?.trim();
  const isBad = id !== undefined && !uuid.safeParse(id).success;
  const list = useInfiniteQuery(
    trpc.matching.listOverseen.infiniteQueryOptions({ id }, { ...nextPage, enabled: !isBad }),
  );
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        back={{ href: "/operator/matchings", label: copy.back }}
      />
      <SearchForm
        action="/operator/matchings/others"
        label={copy.searchLabel}
        words={{ name: "id", value: id, placeholder: copy.placeholder, max: 64 }}
      >
        <div className="grid gap-4">
          {isBad ? (
            <Banner inset tone="warning">
              {copy.badId}
            </Banner>
          ) : (
            <PagedList
              list={list}
              isEmpty={items.length === 0}
              empty={<EmptyState drawing="message" text={copy.empty} />}
              skeletons={5}
              failed={copy.loadFailed}
            >
              <OverseenTable items={items} onRelease={setReleased} />
            </PagedList>
          )}
        </div>
      </SearchForm>
      <ReleaseModal matchingId={released} onClose={() => setReleased(undefined)} />
    </PageContainer>
  );
}

/** The end of an id tells two rows apart; the whole one is read out and copied. */
function Id({ id, href }: { id: string | null; href?: string | undefined }) {
  if (!id) return copy.none;
  const short = <span title={id}>…{id.slice(-8)}</span>;
  return href ? <TextLink href={href}>{short}</TextLink> : short;
}

function OverseenTable({
  items,
  onRelease,
}: {
  items: readonly Row[];
  onRelease: (id: string) => void;
}) {
  const now = useNow();
  const time = (at: Date) => <span className="whitespace-nowrap">{formatListTime(at, now)}</span>;
  const { columns: heads } = copy;
  const columns: Column<Row>[] = [
    { key: "id", header: heads.id, primary: true, cell: ({ id }) => <Id id={id} /> },
    {
      key: "joker",
      header: heads.joker,
      cell: ({ jokerId }) => <Id id={jokerId} href={`/operator/jokers/${jokerId}`} />,
    },
    {
      key: "company",
      header: heads.company,
      cell: ({ companyId }) => (
        <Id id={companyId} href={companyId ? `/operator/companies/${companyId}` : undefined} />
      ),
    },
    {
      key: "status",
      header: heads.status,
      cell: ({ scheduleStatus, isDoneVideoChat }) => {
        if (isDoneVideoChat) return <Badge tone="pine">{copy.done}</Badge>;
        return scheduleStatus ? <Badge>{copy.schedule[scheduleStatus]}</Badge> : copy.none;
      },
    },
    {
      key: "count",
      header: heads.count,
      align: "right",
      cell: ({ messageCount }) => messageCount,
    },
    {
      key: "matchedAt",
      header: heads.matchedAt,
      align: "right",
      cell: ({ matchedAt }) => time(matchedAt),
    },
    {
      key: "last",
      header: heads.last,
      align: "right",
      cell: ({ lastMessagedAt }) => time(lastMessagedAt),
    },
    {
      key: "actions",
      header: heads.actions,
      cell: ({ id }) => (
        <Button
          size="sm"
          variant="quiet"
          aria-label={copy.releaseOf(id)}
          onClick={() => onRelease(id)}
        >
          {copy.release}
        </Button>
      ),
    },
  ];
  return <Table caption={copy.caption} columns={columns} rows={items} rowKey={({ id }) => id} />;
}
