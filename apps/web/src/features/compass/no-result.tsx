import { buttonClass } from "@/ui/button-class";
import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { compassCopy } from "./copy.ja";
import { compassPaths } from "./paths";

const { result: copy } = compassCopy;

/** Where no advice was given yet. */
export function NoResult() {
  return (
    <PageContainer>
      <PageHeader
        title={copy.heading}
        back={{ href: compassPaths.top, label: compassCopy.title }}
      />
      <EmptyState
        text={copy.empty}
        action={
          <a href={compassPaths.form} className={buttonClass({})}>
            {copy.emptyAction}
          </a>
        }
      />
    </PageContainer>
  );
}
