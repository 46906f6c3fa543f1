import type { ReactNode } from "react";
import { MatchingsFrame } from "@/features/matching/matchings-frame";

export default function MatchingsLayout({ children }: { children: ReactNode }) {
  return <MatchingsFrame>{children}</MatchingsFrame>;
}
