import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CandidateSummary } from "@/features/candidate/candidate-summary";
import { offerSendCopy } from "@/features/offer-send/copy.ja";
import { OfferForm } from "@/features/offer-send/offer-form";
import { failureOf } from "@/platform/errors";
import { caller } from "@/platform/server/caller";
import { requireAce } from "@/platform/server/guard";
import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";

const copy = offerSendCopy.form;

export const metadata: Metadata = { title: copy.title };

interface OfferRouteProps {
  params: Promise<{ jokerId: string }>;
}

/** Writing an offer, with the candidate in view; a phone only says where it can be done. */
export default async function OfferRoute({ params }: OfferRouteProps) {
  // Moving within the company's pages does not pass the layout's guard again.
  await requireAce();
  const { jokerId } = await params;
  const candidate = await readCandidate(jokerId);
  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.title}
        lead={copy.to(candidate.name)}
        back={{ href: `/users/${jokerId}`, label: copy.back }}
      />
      <div className="pc:hidden">
        <EmptyState drawing="document" text={copy.phone} />
      </div>
      <div className="grid items-start gap-8 phone:hidden lg:grid-cols-[minmax(0,1fr)_22rem]">
        {candidate.canOffer && candidate.state !== "hidden" ? (
          <OfferForm jokerId={jokerId} jokerName={candidate.name} />
        ) : (
          <EmptyState drawing="document" text={copy.already} />
        )}
        <CandidateSummary candidate={candidate} />
      </div>
    </PageContainer>
  );
}

async function readCandidate(jokerId: string) {
  if (!uuid.safeParse(jokerId).success) notFound();
  try {
    return await caller().candidate.getJokerForCompany.query({ jokerId });
  } catch (error) {
    if (failureOf(error).code === "dataNotFound") notFound();
    throw error;
  }
}
