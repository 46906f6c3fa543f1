"use client";

import { judgementStatusLabels } from "@tefuda/domain/judgement/labels.ja";
import { registrationStatusLabels } from "@tefuda/domain/options/registration-statuses";
import { can } from "@tefuda/domain/policy/can";
import { reportReasonLabels } from "@tefuda/domain/report/constants";
import { reportStatusLabels } from "@tefuda/domain/report/states";
import { formatDate, formatDateTime } from "@tefuda/domain/time/format.ja";
import type { ReactNode } from "react";
import { useSession } from "@/platform/session/session-provider";
import { Badge } from "@/ui/badge";
import { DescriptionList } from "@/ui/description-list";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { TextLink } from "@/ui/text-link";
import { ChangeRank } from "./change-rank";
import { jokerRecordCopy as copy } from "./copy.ja";
import { RecordProfile } from "./record-profile";
import { SignOutUser } from "./sign-out-user";
import { StateBadges } from "./state-badges";
import type { JokerRecord } from "./types";

interface RecordViewProps {
  record: JokerRecord;
  sanctions: ReactNode;
  onChanged: () => void;
}

/** Everything the support team may know of a seeker, the profile at the left, the standing at the right. */
export function RecordView({ record, sanctions, onChanged }: RecordViewProps) {
  const { profile, account } = record;
  return (
    <PageContainer width="wide">
      <div className="grid gap-2">
        <PageHeader
          title={profile.name || copy.noName}
          lead={account.email}
          back={{ href: "/operator/jokers", label: copy.back }}
        />
        <div className="flex flex-wrap gap-2">
          <StateBadges
            isSuspended={account.isSuspended}
            isRestricted={account.isRestricted}
            isWithdrawn={account.withdrawalRequestedAt !== null}
          />
          {account.emailRefusedAt && (
            <Badge tone="gold">{copy.emailRefused(formatDate(account.emailRefusedAt))}</Badge>
          )}
        </div>
      </div>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_25rem]">
        <RecordProfile profile={profile} />
        <div className="grid min-w-0 gap-6">
          <Account record={record} onChanged={onChanged} />
          {sanctions}
          <Judgement record={record} />
          <Reports record={record} />
          <Dealings record={record} />
        </div>
      </div>
    </PageContainer>
  );
}

interface PartProps {
  record: JokerRecord;
}

function Account({ record, onChanged }: PartProps & { onChanged: () => void }) {
  const { account, rank, registrationStatus, jokerId } = record;
  const me = useSession();
  const words = copy.account;
  const mayRank = registrationStatus === "registered" && can(me, "judgement:change-rank");
  return (
    <SectionCard title={words.title}>
      <DescriptionList
        items={[
          { term: words.status, value: registrationStatusLabels[registrationStatus] },
          { term: words.rank, value: rank },
          { term: words.createdAt, value: formatDate(account.createdAt) },
          {
            term: words.lastSignedInAt,
            value: account.lastSignedInAt && formatDateTime(account.lastSignedInAt),
          },
          { term: words.sessions, value: words.devices(account.sessions) },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        {mayRank && <ChangeRank jokerId={jokerId} rank={rank} onChanged={onChanged} />}
        {account.sessions > 0 && <SignOutUser userId={jokerId} onDone={onChanged} />}
      </div>
    </SectionCard>
  );
}

function Judgement({ record: { judgement, jokerId } }: PartProps) {
  const me = useSession();
  const words = copy.judgement;
  return (
    <SectionCard
      title={words.title}
      {...(judgement && { lead: words.requests(judgement.requestCount) })}
    >
      {judgement ? (
        <ol className="grid gap-2 text-sm">
          {judgement.history.map(({ status, at }) => (
            <li key={`${at.toISOString()} ${status}`} className="flex flex-wrap gap-x-3">
              <span className="text-ink-2 tabular-nums">{formatDateTime(at)}</span>
              {judgementStatusLabels[status].operator}
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-ink-2 text-sm">{words.none}</p>
      )}
      {judgement && can(me, "judgement:judge") && (
        <div className="grid gap-1 text-sm">
          <TextLink href={`/operator/judgements/${jokerId}`}>{words.open}</TextLink>
          <p className="text-ink-3 text-xs">{words.openHelp}</p>
        </div>
      )}
    </SectionCard>
  );
}

function Reports({ record: { reports } }: PartProps) {
  return (
    <SectionCard title={copy.reports.title}>
      {reports.length === 0 && <p className="text-ink-2 text-sm">{copy.reports.none}</p>}
      {reports.length > 0 && (
        <ul className="grid gap-2 text-sm">
          {reports.map(({ id, createdAt, reasons, status }) => (
            <li key={id} className="flex flex-wrap gap-x-3 gap-y-1">
              <TextLink href={`/operator/reports/${id}`} className="tabular-nums">
                {formatDate(createdAt)}
              </TextLink>
              <span>{reasons.map((reason) => reportReasonLabels[reason]).join("、")}</span>
              <span className="text-ink-2">{reportStatusLabels[status]}</span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function Dealings({ record: { dealings } }: PartProps) {
  const words = copy.dealings;
  const keys = ["offers", "likes", "matchings", "reportsMade"] as const;
  return (
    <SectionCard title={words.title}>
      <DescriptionList
        items={keys.map((key) => ({ term: words[key], value: words.count(dealings[key]) }))}
      />
    </SectionCard>
  );
}
