import { ButtonLink } from "@/ui/button-link";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { withdrawalCopy } from "./copy.ja";

const copy = withdrawalCopy.takenBack;

/** Says that signing in took a withdrawal back. */
export function TakenBackScreen({ home }: { home: string }) {
  return (
    <PageContainer width="narrow">
      <PageHeader title={copy.title} lead={copy.body} />
      <div>
        <ButtonLink href={home} size="lg">
          {copy.onward}
        </ButtonLink>
      </div>
    </PageContainer>
  );
}
