"use client";

import { useQuery } from "@tanstack/react-query";
import { failureOf } from "@/platform/errors";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { Modal } from "@/ui/modal";
import { SkeletonText } from "@/ui/skeleton";
import { Tabs } from "@/ui/tabs";
import { CompanyAbout } from "./company-about";
import { CompanyPeople } from "./company-people";
import { CompanyRecruitments } from "./company-recruitments";
import { companyCopy as copy } from "./copy.ja";

export interface CompanyWindowProps {
  companyId: string;
  companyName: string;
  open: boolean;
  onClose: () => void;
}

/** `company`: a company in a window, over an offer or a room; read when it is opened. */
export function CompanyWindow({ companyId, companyName, open, onClose }: CompanyWindowProps) {
  const trpc = useTRPC();
  const company = useQuery(trpc.company.get.queryOptions({ companyId }, { enabled: open }));
  const isGone = company.isError && failureOf(company.error).code === "companyNotFound";
  return (
    <Modal
      modal="company"
      open={open}
      onClose={onClose}
      width="lg"
      steady
      title={companyName}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.close}
          </Button>
          {!company.isError && (
            <ButtonLink href={`/companies/${companyId}`}>{copy.toPage}</ButtonLink>
          )}
        </>
      }
    >
      {company.data ? (
        <Tabs
          label={copy.tabs}
          items={[
            {
              value: "about",
              label: copy.about,
              panel: <CompanyAbout company={company.data} />,
            },
            {
              value: "recruitments",
              label: copy.recruitments,
              panel: <CompanyRecruitments companyId={companyId} />,
            },
            {
              value: "people",
              label: copy.people,
              panel: <CompanyPeople companyId={companyId} />,
            },
          ]}
        />
      ) : isGone ? (
        <EmptyState drawing="document" text={copy.gone} />
      ) : company.isError ? (
        <ErrorState onRetry={() => company.refetch()} busy={company.isFetching} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </Modal>
  );
}
