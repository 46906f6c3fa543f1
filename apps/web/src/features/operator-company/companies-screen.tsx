"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { hasAgreed } from "@tefuda/domain/company/agreement";
import {
  type CompanyStatus,
  companyStatuses,
  companyStatusLabels,
} from "@tefuda/domain/company/schema";
import { can } from "@tefuda/domain/policy/can";
import { formatStamp } from "@tefuda/domain/time/format.ja";
import { jstMidnight } from "@tefuda/domain/time/jst";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { nextPage } from "@/platform/next-page";
import { hrefWith } from "@/platform/search-params";
import { useSession } from "@/platform/session/session-provider";
import { useTRPC } from "@/platform/trpc";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Field } from "@/ui/field";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { PageContainer } from "@/ui/shell/page-container";
import { type Column, Table } from "@/ui/table";
import { TextInput } from "@/ui/text-input";
import { TextLink } from "@/ui/text-link";
import { operatorCompanyCopy } from "./copy.ja";
import { IdentityRequests } from "./identity-requests";
import { StatusBadge } from "./status-badge";
import type { OperatorCompanyDoc } from "./types";

const copy = operatorCompanyCopy.list;
const path = "/operator/companies";

interface CompaniesScreenProps {
  words: string | undefined;
  status: CompanyStatus | undefined;
}

const dayOf = (date: Date) => formatStamp(date).slice(0, "2026.01.01".length);

const columns: Column<OperatorCompanyDoc>[] = [
  {
    key: "name",
    header: copy.columns.name,
    primary: true,
    cell: ({ id, name }) => <TextLink href={`${path}/${id}`}>{name}</TextLink>,
  },
  {
    key: "status",
    header: copy.columns.status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    key: "page",
    header: copy.columns.page,
    cell: ({ isPublic }) => (isPublic ? copy.public : copy.private),
  },
  {
    key: "agreement",
    header: copy.columns.agreement,
    cell: (row) => (hasAgreed(row) ? copy.agreed : <Badge tone="gold">{copy.notAgreed}</Badge>),
  },
  {
    key: "contract",
    header: copy.columns.contract,
    cell: ({ contractEndsOn }) =>
      contractEndsOn ? dayOf(jstMidnight(contractEndsOn)) : copy.noEnd,
  },
  {
    key: "offers",
    header: copy.columns.offers,
    align: "right",
    cell: ({ sentOffers, offerMonthlyQuota }) => copy.offers(sentOffers, offerMonthlyQuota),
  },
  {
    key: "members",
    header: copy.columns.members,
    align: "right",
    cell: ({ members }) => members,
  },
  {
    key: "createdAt",
    header: copy.columns.createdAt,
    cell: ({ createdAt }) => dayOf(createdAt),
  },
];

/** All companies, to be found by name or site and by their state. */
export function CompaniesScreen({ words, status }: CompaniesScreenProps) {
  const trpc = useTRPC();
  const router = useRouter();
  const me = useSession();
  const [typed, setTyped] = useState(words ?? "");
  const list = useInfiniteQuery(
    trpc.operatorCompany.list.infiniteQueryOptions({ words, status }, nextPage),
  );
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const search = (event: FormEvent) => {
    event.preventDefault();
    router.push(hrefWith(path, { q: typed.trim(), status }));
  };
  const mayCreate = me.kind === "operator" && can(me, "operator:contract");
  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={mayCreate && <ButtonLink href={`${path}/new`}>{copy.create}</ButtonLink>}
      />
      {me.kind === "operator" && can(me, "operator:decide-identity") && <IdentityRequests />}
      <search>
        <form className="flex items-end gap-3" onSubmit={search}>
          <div className="min-w-0 flex-1">
            <Field label={copy.search}>
              <TextInput
                type="search"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </Field>
          </div>
          <Button type="submit" variant="secondary">
            {copy.searchSubmit}
          </Button>
        </form>
      </search>
      <LinkTabs
        label={copy.states}
        current={status ?? "all"}
        items={[
          { key: "all", label: copy.all, href: hrefWith(path, { q: words }) },
          ...companyStatuses.map((key) => ({
            key,
            label: companyStatusLabels[key],
            href: hrefWith(path, { q: words, status: key }),
          })),
        ]}
      />
      <PagedList list={list} isEmpty={false} skeletons={6} failed={copy.failed}>
        <div className="grid gap-3">
          <p className="text-ink-2 text-sm tabular-nums" role="status">
            {copy.count(list.data?.pages[0]?.count ?? 0)}
          </p>
          <Table
            caption={copy.caption}
            columns={columns}
            rows={items}
            rowKey={({ id }) => id}
            empty={<EmptyState text={copy.empty} />}
          />
        </div>
      </PagedList>
    </PageContainer>
  );
}
