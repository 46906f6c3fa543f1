"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/platform/trpc";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { AddForm } from "./add-form";
import { hiddenCompanyCopy as copy } from "./copy.ja";
import { HiddenList } from "./hidden-list";
import { SuggestionCard } from "./suggestion-card";
import type { HiddenCompanies } from "./types";

/** The companies that a seeker hides from and does not want to see. */
export function HiddenCompanyScreen({ initial }: { initial: HiddenCompanies }) {
  const trpc = useTRPC();
  const { data } = useQuery(
    trpc.hiddenCompany.list.queryOptions(undefined, { initialData: initial }),
  );
  return (
    <PageContainer width="narrow">
      <PageHeader
        title={copy.title}
        lead={copy.help}
        back={{ href: "/mypage", label: copy.back }}
      />
      {data.suggestion && <SuggestionCard suggestion={data.suggestion} />}
      <AddForm />
      <HiddenList items={data.items} limit={data.limit} />
    </PageContainer>
  );
}
