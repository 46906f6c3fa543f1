import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { offerCopy as copy } from "./copy.ja";

export interface NoOfferProps {
  /** It was on the page until just now. */
  wasRemoved?: boolean;
}

/** An offer that is not there for this reader: withdrawn, someone else's, or no offer at all. */
export function NoOffer({ wasRemoved = false }: NoOfferProps) {
  return (
    <PageContainer width="wide">
      <PageHeader title={copy.title} />
      <div role={wasRemoved ? "status" : undefined}>
        <EmptyState
          drawing="document"
          text={wasRemoved ? copy.removed : copy.notFound}
          action={<ButtonLink href="/offers">{copy.toList}</ButtonLink>}
        />
      </div>
    </PageContainer>
  );
}
