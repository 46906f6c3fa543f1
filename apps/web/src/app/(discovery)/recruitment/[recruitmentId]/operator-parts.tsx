"use client";

import { OperatorClose } from "@/features/own-recruitment/operator-close";
import { Providers } from "@/platform/providers";
import type { OperatorMe } from "@/platform/server/caller";
import { SessionProvider } from "@/platform/session/session-provider";
import { PageContainer } from "@/ui/shell/page-container";

interface OperatorPartsProps {
  me: OperatorMe;
  recruitmentId: string;
}

/** What an operator does with a position, below it. */
export function OperatorParts({ me, recruitmentId }: OperatorPartsProps) {
  return (
    <Providers>
      <SessionProvider me={me}>
        <PageContainer width="wide">
          <OperatorClose recruitmentId={recruitmentId} />
        </PageContainer>
      </SessionProvider>
    </Providers>
  );
}
