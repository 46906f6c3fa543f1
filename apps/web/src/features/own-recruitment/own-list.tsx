"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { RECRUITMENT_WORDS_MAX } from "@tefuda/domain/recruitment/constants";
import {
  type RecruitmentTab,
  recruitmentStatusLabels,
  recruitmentTabs,
} from "@tefuda/domain/recruitment/states";
import { Eye, Plus } from "lucide-react";
import { titledKind } from "@/platform/editing/editing";
import { useKeptDrafts } from "@/platform/editing/use-kept-drafts";
import { useReread } from "@/platform/live/use-reread";
import { nextPage } from "@/platform/next-page";
import { hrefWith } from "@/platform/search-params";
import { useTRPC } from "@/platform/trpc";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { KeptDrafts } from "@/ui/kept-drafts";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { SearchForm } from "@/ui/search-form";
import { PageContainer } from "@/ui/shell/page-container";
import { ownRecruitmentCopy as copy } from "./copy.ja";
import { OwnTable } from "./own-table";

const path = "/recruitments";
const labelOf = (tab: RecruitmentTab) => (tab === "all" ? copy.all : recruitmentStatusLabels[tab]);

export interface OwnListProps {
  tab: RecruitmentTab;
  words: string | undefined;
}

/** The company's own positions, by their state, live. */
export function OwnList({ tab, words }: OwnListProps) {
  const trpc = useTRPC();
  const list = useInfiniteQuery(
    trpc.recruitment.listOwn.infiniteQueryOptions({ tab, words }, nextPage),
  );
  useReread("recruitments", trpc.recruitment.listOwn.pathKey());
  const counts = list.data?.pages[0]?.counts;
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          <>
            <ButtonLink
              href={`${path}?view=public`}
              variant="secondary"
              icon={<Eye className="size-4" aria-hidden="true" />}
            >
              {copy.publicView}
            </ButtonLink>
            <ButtonLink
              href="/recruitment/new"
              icon={<Plus className="size-4" aria-hidden="true" />}
            >
              {copy.create}
            </ButtonLink>
          </>
        }
      />
      <KeptPositions />
      <LinkTabs
        label={copy.tabs}
        current={tab}
        items={recruitmentTabs.map((key) => ({
          key,
          label: counts ? copy.tab(labelOf(key), counts[key]) : labelOf(key),
          href: hrefWith(path, { tab: key === "all" ? undefined : key, q: words }),
        }))}
      />
      <SearchForm
        action={path}
        label={copy.searchLabel}
        words={{
          name: "q",
          value: words,
          placeholder: copy.searchPlaceholder,
          max: RECRUITMENT_WORDS_MAX,
        }}
        kept={{ tab: tab === "all" ? undefined : tab }}
      >
        <PagedList
          list={list}
          isEmpty={items.length === 0}
          empty={<Nothing tab={tab} words={words} />}
          failed={copy.loadFailed}
        >
          <OwnTable items={items} />
        </PagedList>
      </SearchForm>
    </PageContainer>
  );
}

function Nothing({ tab, words }: OwnListProps) {
  if (words)
    return (
      <EmptyState
        drawing="search"
        text={copy.notFound}
        action={
          <ButtonLink href={path} variant="secondary">
            {copy.clear}
          </ButtonLink>
        }
      />
    );
  return <EmptyState drawing="document" text={tab === "all" ? copy.none : copy.empty} />;
}

const keptPosition = titledKind("position");

/** Positions that were typed on this device and never saved. */
function KeptPositions() {
  const { drafts, discard } = useKeptDrafts(keptPosition);
  return (
    <KeptDrafts
      drafts={drafts.map(({ thing, value: { form, lockVersion }, at }) => ({
        key: thing,
        title: form.title.trim() || copy.untitled,
        href: hrefWith(`/recruitment/${thing}/edit`, {
          new: lockVersion === undefined ? "1" : undefined,
        }),
        at,
      }))}
      onDiscard={discard}
    />
  );
}
