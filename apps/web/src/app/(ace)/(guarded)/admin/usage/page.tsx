import type { Metadata } from "next";
import { Suspense } from "react";
import { usageCopy } from "@/features/usage/copy.ja";
import { UsageScreen } from "@/features/usage/usage-screen";
import { requireAce } from "@/platform/server/guard";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonCards } from "@/ui/skeleton";

export const metadata: Metadata = { title: usageCopy.title };

export default async function UsagePage() {
  // Moving within the company's pages does not pass the layout's guard again.
  await requireAce();
  return (
    <Suspense
      fallback={
        <PageContainer width="wide">
          <SkeletonCards count={4} />
        </PageContainer>
      }
    >
      <UsageScreen />
    </Suspense>
  );
}
