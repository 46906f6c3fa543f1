import type { Metadata } from "next";
import { candidateCopy } from "@/features/candidate/copy.ja";
import { CandidatePage } from "./candidate-page";

export const metadata: Metadata = { title: candidateCopy.title };

interface CandidateRouteProps {
  params: Promise<{ jokerId: string }>;
}

export default async function CandidateRoute({ params }: CandidateRouteProps) {
  const { jokerId } = await params;
  return <CandidatePage key={jokerId} jokerId={jokerId} />;
}
