"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { mayMoveInquiry } from "@tefuda/domain/inquiry/desk";
import { inquiryCategoryLabels, inquiryStatusLabels } from "@tefuda/domain/inquiry/labels.ja";
import { formatDateTime } from "@tefuda/domain/time/format.ja";
import { failureOf } from "@/platform/errors";
import { useSession } from "@/platform/session/session-provider";
import { useTRPC, useTRPCClient } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { DescriptionList } from "@/ui/description-list";
import { ErrorState } from "@/ui/error-state";
import { Field } from "@/ui/field";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { Select } from "@/ui/select";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonText } from "@/ui/skeleton";
import { TextLink } from "@/ui/text-link";
import { useToast } from "@/ui/use-toast";
import { AnswerForm } from "./answer-form";
import { inquiryDeskCopy } from "./copy.ja";
import { DeadlineBadge } from "./deadline-badge";
import type { OpenInquiry } from "./types";

const copy = inquiryDeskCopy.detail;
const back = { href: "/operator/inquiries", label: copy.back };

/** One inquiry: what was written, who takes care of it, and what was answered. */
export function InquiryScreen({ inquiryId }: { inquiryId: string }) {
  const client = useTRPCClient();
  const queries = useQueryClient();
  const trpc = useTRPC();
  // Opening is put on record, so it is asked for once and not on every focus.
  const queryKey = ["inquiry", inquiryId];
  const query = useQuery({
    queryKey,
    queryFn: () => client.inquiry.open.mutate({ inquiryId }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const readAgain = async () => {
    void queries.invalidateQueries({ queryKey: trpc.inquiry.listAll.pathKey() });
    await queries.invalidateQueries({ queryKey });
  };
  if (query.data) return <OpenedInquiry inquiry={query.data} onChanged={readAgain} />;
  return (
    <PageContainer width="wide">
      <PageHeader title={inquiryDeskCopy.title} back={back} />
      {query.isError ? (
        <ErrorState
          text={failureOf(query.error).message}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SkeletonText lines={10} />
      )}
    </PageContainer>
  );
}

interface OpenedProps {
  inquiry: OpenInquiry;
  onChanged: () => Promise<void>;
}

function OpenedInquiry({ inquiry, onChanged }: OpenedProps) {
  const now = useNow();
  const { status, category, number, content, answers } = inquiry;
  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.heading(number)}
        back={back}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={status === "open" ? "accent" : "pine"}>
              {inquiryStatusLabels[status]}
            </Badge>
            <Badge>{inquiryCategoryLabels[category]}</Badge>
          </span>
        }
        actions={<MoveButtons inquiry={inquiry} onChanged={onChanged} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <SectionCard title={copy.content}>
            <p className="whitespace-pre-wrap break-words">{content}</p>
          </SectionCard>
          <SectionCard title={copy.answers}>
            {answers.length === 0 && <p className="text-ink-2 text-sm">{copy.noAnswers}</p>}
            {answers.map((answer) => (
              <article key={answer.id} className="grid gap-1 rounded-md bg-sunken px-4 py-3">
                <p className="flex flex-wrap justify-between gap-2 text-ink-2 text-xs">
                  <span>{copy.by(answer.operatorName ?? copy.former)}</span>
                  <time dateTime={answer.createdAt.toISOString()} className="tabular-nums">
                    {formatDateTime(answer.createdAt)}
                  </time>
                </p>
                <p className="whitespace-pre-wrap break-words text-sm">{answer.content}</p>
              </article>
            ))}
            <AnswerForm inquiry={inquiry} onChanged={onChanged} />
          </SectionCard>
        </div>
        <SectionCard title={copy.facts.sender}>
          <AssigneeField inquiry={inquiry} onChanged={onChanged} />
          <DescriptionList
            items={[
              { term: copy.facts.name, value: inquiry.name },
              { term: copy.facts.email, value: <span className="break-all">{inquiry.email}</span> },
              { term: copy.facts.createdAt, value: formatDateTime(inquiry.createdAt) },
              ...(status === "open"
                ? [
                    {
                      term: copy.facts.deadline,
                      value: <DeadlineBadge deadline={inquiry.deadline} now={now} />,
                    },
                  ]
                : []),
              { term: copy.facts.sender, value: <Sender inquiry={inquiry} /> },
            ]}
          />
        </SectionCard>
      </div>
    </PageContainer>
  );
}

function Sender({ inquiry: { jokerId, aceCompanyId } }: { inquiry: OpenInquiry }) {
  if (jokerId) return <TextLink href={`/operator/jokers/${jokerId}`}>{copy.joker}</TextLink>;
  if (aceCompanyId)
    return <TextLink href={`/operator/companies/${aceCompanyId}`}>{copy.company}</TextLink>;
  return copy.visitor;
}

/** What a call that failed for a newer state needs: the newest shown, and said so. */
function useChange(onChanged: () => Promise<void>, done: string) {
  const toast = useToast();
  return {
    meta: { ownErrors: true },
    onSuccess: async () => {
      toast.success(done);
      await onChanged();
    },
    onError: async (error: unknown) => {
      const failure = failureOf(error);
      toast.error(failure.code === "lock" ? copy.locked : failure.message);
      if (failure.code === "lock") await onChanged();
    },
  };
}

function MoveButtons({ inquiry, onChanged }: OpenedProps) {
  const trpc = useTRPC();
  const move = useMutation(trpc.inquiry.move.mutationOptions(useChange(onChanged, copy.moved)));
  const { id: inquiryId, lockVersion, status } = inquiry;
  return (["open", "closed"] as const)
    .filter((to) => mayMoveInquiry(status, to))
    .map((to) => (
      <Button
        key={to}
        variant="secondary"
        busy={move.isPending}
        onClick={() => move.mutate({ inquiryId, lockVersion, status: to })}
      >
        {to === "closed" ? copy.close : copy.reopen}
      </Button>
    ));
}

function AssigneeField({ inquiry, onChanged }: OpenedProps) {
  const trpc = useTRPC();
  const me = useSession();
  const assign = useMutation(
    trpc.inquiry.assign.mutationOptions(useChange(onChanged, copy.assigned)),
  );
  const { id: inquiryId, lockVersion, assigneeId, staff } = inquiry;
  const give = (operatorId: string | null) => assign.mutate({ inquiryId, lockVersion, operatorId });
  return (
    <div className="grid gap-3">
      <Field label={copy.assignee}>
        <Select
          placeholder={copy.nobody}
          value={assigneeId ?? ""}
          disabled={assign.isPending}
          options={staff.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => give(event.target.value || null)}
        />
      </Field>
      {me.kind === "operator" && assigneeId === null && (
        <Button variant="secondary" busy={assign.isPending} onClick={() => give(me.userId)}>
          {copy.takeIt}
        </Button>
      )}
    </div>
  );
}
