import { companyLabels } from "@tefuda/domain/company/labels.ja";
import { formatDay } from "@tefuda/domain/time/format.ja";
import { CircleAlert } from "lucide-react";
import type { Outputs } from "@/platform/trpc";
import { ButtonLink } from "@/ui/button-link";
import { DescriptionList } from "@/ui/description-list";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { adminCopy } from "./copy.ja";

const copy = adminCopy.overview;

type Overview = Outputs["companyAdmin"]["overview"];

interface Task {
  readonly text: string;
  readonly href: string;
  readonly label: string;
}

/** What waits to be done, the most pressing first. */
function tasksOf(overview: Overview): Task[] {
  const { quota, missing } = overview;
  const labels = missing.map((field) => companyLabels[field]).join("、");
  const page = { href: "/admin/company", label: copy.toPage };
  const tasks: (Task | false)[] = [
    !overview.isAgreed && {
      text: copy.agreement,
      href: "/agreement",
      label: copy.toAgreement,
    },
    overview.waitingLikes > 0 && {
      text: copy.likes(overview.waitingLikes),
      href: "/offers?tab=likes",
      label: copy.toLikes,
    },
    overview.leftThreads > 0 && {
      text: copy.leftThreads(overview.leftThreads),
      href: "/admin/members?group=left",
      label: copy.toHandOver,
    },
    overview.toConfirm > 0 && {
      text: copy.toConfirm(overview.toConfirm),
      href: "/recruitments",
      label: copy.toRecruitments,
    },
    !overview.isPublic && {
      text: missing.length > 0 ? copy.missing(labels) : copy.page,
      ...page,
    },
    quota.remaining === 0 && { text: copy.quotaOut, href: "/admin/usage", label: copy.toUsage },
    overview.invitations > 0 && {
      text: copy.invitations(overview.invitations),
      href: "/admin/members",
      label: copy.toMembers,
    },
    overview.drafts > 0 && {
      text: copy.drafts(overview.drafts),
      href: "/recruitments",
      label: copy.toRecruitments,
    },
  ];
  return tasks.filter((task) => task !== false);
}

/** The first page of a company's administration: what needs doing, and where things stand. */
export function OverviewScreen({ overview }: { overview: Overview }) {
  const tasks = tasksOf(overview);
  const { quota } = overview;
  return (
    <PageContainer width="wide">
      <PageHeader title={copy.title} lead={overview.name} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <SectionCard title={copy.todo}>
          {tasks.length === 0 ? (
            <p className="text-ink-2">{copy.nothing}</p>
          ) : (
            <ul className="grid">
              {tasks.map(({ text, href, label }) => (
                <li
                  key={text}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b py-3.5 first:pt-0 last:border-0 last:pb-0"
                >
                  <p className="flex min-w-0 flex-1 basis-60 gap-2.5">
                    <CircleAlert
                      className="mt-1 size-4.5 shrink-0 text-accent-ink crowded:hidden"
                      aria-hidden="true"
                    />
                    {text}
                  </p>
                  <ButtonLink href={href} variant="secondary" size="sm">
                    {label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )}
        </SectionCard>
        <SectionCard title={copy.figures}>
          <DescriptionList
            items={[
              {
                term: copy.remaining,
                value: copy.remainingValue(quota.remaining, quota.granted),
              },
              { term: copy.members, value: copy.membersValue(overview.members) },
              { term: copy.status, value: overview.isPublic ? copy.public : copy.private },
              {
                term: copy.contract,
                value: overview.contractEndsOn ? formatDay(overview.contractEndsOn) : copy.noEnd,
              },
            ]}
          />
        </SectionCard>
      </div>
    </PageContainer>
  );
}
