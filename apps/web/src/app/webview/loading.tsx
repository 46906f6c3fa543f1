import { PageContainer } from "@/ui/shell/page-container";
import { Skeleton, SkeletonCards } from "@/ui/skeleton";

/** An app shows no sign of its own that a page is on its way. */
export default function Loading() {
  return (
    <PageContainer width="wide">
      <Skeleton className="h-8 w-2/3 max-w-sm" />
      <SkeletonCards count={4} />
    </PageContainer>
  );
}
