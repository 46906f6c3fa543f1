import { OfferSkeletons } from "@/features/offer/offer-skeletons";
import { PageContainer } from "@/ui/shell/page-container";
import { Skeleton } from "@/ui/skeleton";

export default function Loading() {
  return (
    <PageContainer width="wide">
      <Skeleton className="h-9 w-40" />
      <OfferSkeletons />
    </PageContainer>
  );
}
