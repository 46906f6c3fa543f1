import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { offerCopy as copy } from "./copy.ja";

/** An offer that is not there for this reader: withdrawn, someone else's, or no offer at all. */
export function NoOffer() {
  return (
    <PageContainer width="wide">
      <PageHeader title={copy.title} />
      <EmptyState
        drawing="document"
        text={copy.notFound}
        action={<ButtonLink href="/offers">{copy.toList}</ButtonLink>}
      />
    </PageContainer>
  );
}
