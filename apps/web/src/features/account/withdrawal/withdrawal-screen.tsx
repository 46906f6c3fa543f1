"use client";

import { formatDate } from "@tefuda/domain/time/format.ja";
import type { ReactNode } from "react";
import type { Outputs } from "@/platform/trpc";
import { Banner } from "@/ui/banner";
import { ButtonLink } from "@/ui/button-link";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { TextLink } from "@/ui/text-link";
import { withdrawalCopy as copy } from "./copy.ja";
import { WithdrawalForm } from "./withdrawal-form";

type Check = Outputs["withdrawal"]["check"];

interface WithdrawalScreenProps {
  check: Check;
  isJoker: boolean;
}

/** What leaving means, and the way to do it. */
export function WithdrawalScreen({ check, isJoker }: WithdrawalScreenProps) {
  const date = formatDate(check.deleteAt);
  return (
    <PageContainer width="narrow">
      <PageHeader
        title={copy.title}
        lead={check.isLastAdmin ? undefined : copy.lead}
        back={{ href: "/mypage", label: copy.back }}
      />
      {check.isLastAdmin ? (
        <SectionCard title={copy.lastAdmin.title}>
          <Banner inset tone="warning">
            {copy.lastAdmin.body}
          </Banner>
          <div>
            <ButtonLink href="/mypage" variant="secondary">
              {copy.keep}
            </ButtonLink>
          </div>
        </SectionCard>
      ) : (
        <>
          <Consequences title={copy.now.title} lines={immediately(check, isJoker)} />
          <Consequences title={copy.later.title} lines={[copy.later.body(date), copy.later.back]}>
            <p className="text-ink-2 text-sm">
              {copy.exportFirst}
              <TextLink href="/mypage/data-export">{copy.toExport}</TextLink>
            </p>
          </Consequences>
          <WithdrawalForm date={date} />
        </>
      )}
    </PageContainer>
  );
}

function immediately({ openOffers, openLikes, threads }: Check, isJoker: boolean): string[] {
  const { now } = copy;
  return [
    ...now[isJoker ? "joker" : "ace"],
    ...(openOffers > 0 ? [now.offers(openOffers)] : []),
    ...(openLikes > 0 ? [now.likes(openLikes)] : []),
    ...(threads > 0 ? [now.threads(threads)] : []),
  ];
}

interface ConsequencesProps {
  title: string;
  lines: readonly string[];
  children?: ReactNode;
}

function Consequences({ title, lines, children }: ConsequencesProps) {
  return (
    <SectionCard title={title}>
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
    </SectionCard>
  );
}
