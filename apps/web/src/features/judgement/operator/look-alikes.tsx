"use client";

import { registrationStatusLabels } from "@tefuda/domain/options/registration-statuses";
import { can } from "@tefuda/domain/policy/can";
import { useSession } from "@/platform/session/session-provider";
import { Badge } from "@/ui/badge";
import { SectionCard } from "@/ui/section-card";
import { TextLink } from "@/ui/text-link";
import { judgementCopy } from "../copy.ja";
import type { JudgementCase } from "./judgement-case";

const copy = judgementCopy.operator;

/** Accounts that may be the same person's. */
export function LookAlikes({ found: { lookAlikes } }: { found: JudgementCase }) {
  const mayOpen = can(useSession(), "operator:oversee");
  return (
    <SectionCard title={copy.lookAlikes} lead={copy.lookAlikesLead}>
      <ul className="grid gap-3 text-sm">
        {lookAlikes.map((one) => (
          <li key={one.jokerId} className="grid gap-1">
            {mayOpen ? (
              <TextLink href={`/operator/jokers/${one.jokerId}?purpose=judgement`}>
                {one.name || copy.noName}
              </TextLink>
            ) : (
              <span>{one.name || copy.noName}</span>
            )}
            <span className="flex flex-wrap gap-2">
              <Badge tone="gold">{one.isSamePhone ? copy.samePhone : copy.samePerson}</Badge>
              <Badge>
                {one.withdrawnAt
                  ? copy.withdrawn
                  : registrationStatusLabels[one.registrationStatus]}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
