import { Card } from "@/ui/card";
import { uiCopy } from "@/ui/copy.ja";
import { Skeleton } from "@/ui/skeleton";

const places = ["first", "second", "third", "fourth"];

/** Offers that are on their way, in the shape of their cards. */
export function OfferSkeletons() {
  return (
    <div role="status" className="grid gap-5 lg:grid-cols-2">
      <span className="sr-only">{uiCopy.loading}</span>
      {places.map((place) => (
        <Card key={place} className="grid gap-5">
          <div className="flex items-center gap-3.5">
            <Skeleton className="size-12 shrink-0" />
            <div className="grid flex-1 gap-2.5">
              <Skeleton className="h-3 w-2/5" />
              <Skeleton className="h-4 w-4/5" />
            </div>
          </div>
          <Skeleton className="h-24 w-full" />
          <div className="flex items-center gap-2.5">
            <Skeleton round className="size-9" />
            <Skeleton className="h-3 w-1/3" />
          </div>
          <Skeleton className="h-4 w-3/5" />
        </Card>
      ))}
    </div>
  );
}
