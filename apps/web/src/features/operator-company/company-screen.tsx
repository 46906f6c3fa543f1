"use client";

import { useQuery } from "@tanstack/react-query";
import { can } from "@tefuda/domain/policy/can";
import { formatDateTime } from "@tefuda/domain/time/format.ja";
import type { ReactNode } from "react";
import { useSession } from "@/platform/session/session-provider";
import { useTRPC } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { ButtonLink } from "@/ui/button-link";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { ContractForm } from "./contract-form";
import { operatorCompanyCopy } from "./copy.ja";
import { QuotaForm } from "./quota-form";
import { StatusActions } from "./status-actions";
import { StatusBadge } from "./status-badge";
import type { CompanyFileDoc } from "./types";

const copy = operatorCompanyCopy.detail;

interface CompanyScreenProps {
  initial: CompanyFileDoc;
  /** The members, which another feature shows. */
  members: ReactNode;
}

/** One company: state, contract, quota, consent, members. */
export function CompanyScreen({ initial, members }: CompanyScreenProps) {
  const trpc = useTRPC();
  const me = useSession();
  const { data } = useQuery(
    trpc.operatorCompany.get.queryOptions({ companyId: initial.id }, { initialData: initial }),
  );
  const may = (action: "operator:contract" | "operator:suspend" | "operator:set-quota") =>
    me.kind === "operator" && can(me, action);
  return (
    <PageContainer>
      <PageHeader
        title={data.name}
        {...(data.siteUrl && { lead: data.siteUrl })}
        back={{ href: "/operator/companies", label: copy.back }}
        actions={
          <ButtonLink href={`/operator/companies/${data.id}/page`} variant="secondary">
            {copy.editPage}
          </ButtonLink>
        }
      />
      {!may("operator:contract") && (
        <Banner inset tone="info">
          {copy.notAllowed}
        </Banner>
      )}
      <SectionCard title={copy.status} action={<StatusBadge status={data.status} />}>
        {data.statusReason && (
          <p className="text-ink-2 text-sm">
            {copy.reasonOf(data.statusReason)}
            {data.statusChangedAt &&
              `（${copy.changedAt(formatDateTime(new Date(data.statusChangedAt)))}）`}
          </p>
        )}
        {may("operator:suspend") && <StatusActions company={data} />}
      </SectionCard>
      <SectionCard title={copy.contract} lead={copy.contractNote}>
        <ContractForm company={data} isReadOnly={!may("operator:contract")} />
      </SectionCard>
      <SectionCard title={copy.quota} lead={copy.quotaLead}>
        <QuotaForm company={data} isReadOnly={!may("operator:set-quota")} />
      </SectionCard>
      <SectionCard title={copy.agreements}>
        {data.agreements.length === 0 ? (
          <p className="text-ink-2">{copy.noAgreement}</p>
        ) : (
          <ul className="grid gap-2 text-sm">
            {data.agreements.map((one) => (
              <li key={one.id} className="flex flex-wrap gap-x-4">
                <span className="tabular-nums">{formatDateTime(new Date(one.agreedAt))}</span>
                <span>{copy.agreement(one.termsVersion, one.contractVersion)}</span>
                <span className="text-ink-2">{one.by}</span>
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
      {members}
    </PageContainer>
  );
}
