"use client";

import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { dateAnew } from "./date-anew";

interface CarriedAnswersProps {
  answers: DehydratedState;
  /** Whether they stand in the page's HTML, and were not brought by a later page. */
  isInDocument: boolean;
  children: ReactNode;
}

/** The answers that a page brings along, for the parts below. */
export function CarriedAnswers({ answers, isInDocument, children }: CarriedAnswersProps) {
  return (
    <HydrationBoundary state={dateAnew(answers, { isInDocument })}>{children}</HydrationBoundary>
  );
}
