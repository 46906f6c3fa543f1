"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Identity, identityFields } from "@tefuda/domain/company/identity";
import { companyLabels } from "@tefuda/domain/company/labels.ja";
import { formatDateTime } from "@tefuda/domain/time/format.ja";
import { useState } from "react";
import { useKeptText } from "@/platform/editing/use-kept";
import { failureOf } from "@/platform/errors";
import { type Outputs, useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { ReasonModal } from "@/ui/reason-modal";
import { SectionCard } from "@/ui/section-card";
import { TextLink } from "@/ui/text-link";
import { useToast } from "@/ui/use-toast";
import { operatorCompanyCopy } from "./copy.ja";

const copy = operatorCompanyCopy.identity;
const REASON_MAX = 500;

type Request = Outputs["operatorCompany"]["identityRequests"][number];

/** Companies that want to be known by another name or site; nothing is shown when there are none. */
export function IdentityRequests() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [declining, setDeclining] = useState<Request>();
  const [fault, setFault] = useState<string>();
  const reason = useKeptText("identityDecline", declining?.id ?? "");
  const { data = [] } = useQuery(trpc.operatorCompany.identityRequests.queryOptions());
  const decide = useMutation(
    trpc.operatorCompany.decideIdentity.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: (_, { decision }) => {
        toast.success(copy.done[decision]);
        reason.clear();
        setDeclining(undefined);
      },
      onError: (thrown) => {
        const { fields, message } = failureOf(thrown);
        setFault(fields.reason ?? message);
        if (!declining) toast.error(message);
      },
      onSettled: () => queries.invalidateQueries(trpc.operatorCompany.pathFilter()),
    }),
  );
  if (data.length === 0) return null;
  return (
    <SectionCard title={copy.title(data.length)} lead={copy.lead}>
      <ul className="grid gap-4">
        {data.map((request) => (
          <li
            key={request.id}
            className="grid gap-3 border-line border-b pb-4 last:border-0 last:pb-0"
          >
            <p>
              <TextLink href={`/operator/companies/${request.companyId}`}>
                {request.before.name}
              </TextLink>
              <span className="ml-3 text-ink-2 text-sm">
                {copy.asked(request.requestedBy ?? "", formatDateTime(request.requestedAt))}
              </span>
            </p>
            <Changes {...request} />
            <div className="flex flex-wrap gap-3">
              <Button
                variant="secondary"
                busy={decide.isPending && decide.variables.requestId === request.id}
                onClick={() => decide.mutate({ requestId: request.id, decision: "accept" })}
              >
                {copy.accept}
              </Button>
              <Button
                variant="quiet"
                onClick={() => {
                  setFault(undefined);
                  setDeclining(request);
                }}
              >
                {copy.decline}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ReasonModal
        open={declining !== undefined}
        reason={reason.value}
        onReason={reason.set}
        onClose={() => setDeclining(undefined)}
        onConfirm={() =>
          declining &&
          decide.mutate({ requestId: declining.id, decision: "decline", reason: reason.value })
        }
        title={copy.declineTitle(declining?.after.name ?? "")}
        body={copy.declineBody}
        label={copy.reason}
        limit={REASON_MAX}
        confirmLabel={copy.decline}
        busy={decide.isPending}
        fault={fault}
      />
    </SectionCard>
  );
}

function Changes({ before, after }: { before: Identity; after: Identity }) {
  const changed = identityFields.filter((field) => (before[field] ?? "") !== (after[field] ?? ""));
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
      {changed.map((field) => (
        <div key={field} className="contents">
          <dt className="text-ink-2">{companyLabels[field]}</dt>
          <dd className="break-all">
            <del className="text-ink-2">{before[field] ?? copy.none}</del>
            <span aria-hidden="true"> → </span>
            <ins className="font-semibold no-underline">{after[field] ?? copy.none}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
