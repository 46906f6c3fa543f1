import { Badge } from "@/ui/badge";
import { jokerRecordCopy } from "./copy.ja";

const copy = jokerRecordCopy.states;

interface StateBadgesProps {
  isSuspended: boolean;
  isRestricted: boolean;
  isWithdrawn: boolean;
}

/** How an account stands when it does not stand well. */
export function StateBadges({ isSuspended, isRestricted, isWithdrawn }: StateBadgesProps) {
  return (
    <>
      {isSuspended && <Badge tone="danger">{copy.suspended}</Badge>}
      {isRestricted && <Badge tone="gold">{copy.restricted}</Badge>}
      {isWithdrawn && !isSuspended && <Badge>{copy.withdrawn}</Badge>}
    </>
  );
}
