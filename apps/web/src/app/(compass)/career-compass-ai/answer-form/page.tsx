import type { Metadata } from "next";
import { AnswerForm } from "@/features/compass/answer-form";
import { compassCopy } from "@/features/compass/copy.ja";
import { compassPaths } from "@/features/compass/paths";
import { caller } from "@/platform/server/caller";
import { optionalMe } from "@/platform/server/guard";
import { Banner } from "@/ui/banner";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";

const { form: copy } = compassCopy;

/** Of use to whoever writes there, and found by nobody. */
export const metadata: Metadata = { title: copy.title, robots: { index: false } };

export default async function AnswerFormPage() {
  const { kind } = await optionalMe();
  return (
    <PageContainer width="narrow">
      <PageHeader
        title={copy.heading}
        back={{ href: compassPaths.top, label: compassCopy.title }}
      />
      <noscript>
        <Banner inset tone="warning">
          {copy.noScript}
        </Banner>
      </noscript>
      {kind === "visitor" || kind === "joker" ? (
        <AnswerForm
          isVisitor={kind === "visitor"}
          standing={await caller().compass.standing.query()}
        />
      ) : (
        <Banner inset>{compassCopy.top.forSeekers}</Banner>
      )}
    </PageContainer>
  );
}
