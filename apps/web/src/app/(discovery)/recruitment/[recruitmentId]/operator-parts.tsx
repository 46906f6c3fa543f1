"use client";

import { OperatorClose } from "@/features/own-recruitment/operator-close";
import { Providers } from "@/platform/providers";
import { PageContainer } from "@/ui/shell/page-container";

/** What an operator does with a position, below it. */
export function OperatorParts({ recruitmentId }: { recruitmentId: string }) {
  return (
    <Providers>
      <PageContainer width="wide">
        <OperatorClose recruitmentId={recruitmentId} />
      </PageContainer>
    </Providers>
  );
}
