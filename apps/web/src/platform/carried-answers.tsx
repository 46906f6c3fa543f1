"use client";

import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { dateAnew } from "./date-anew";
import { useIsServerHtml } from "./use-is-server-html";

/** The answers that a page brings along, for the parts below. */
export function CarriedAnswers(props: { answers: DehydratedState; children: ReactNode }) {
  const state = dateAnew(props.answers, { isServerHtml: useIsServerHtml() });
  return <HydrationBoundary state={state}>{props.children}</HydrationBoundary>;
}
