import { dehydrate, QueryClient } from "@tanstack/react-query";
import type { AppRouter } from "@tefuda/server/trpc/router";
import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { CarriedAnswers } from "../carried-answers";
import type { TRPC } from "../trpc";
import { caller } from "./caller";

export type FirstReading = [queries: QueryClient, trpc: TRPC];

export interface FirstAnswersProps {
  /** Reads what the parts below ask first; what cannot be answered here they ask themselves. */
  read: (...given: FirstReading) => readonly Promise<void>[];
  children: ReactNode;
}

/**
 * Parts of a page whose first answers are read where the page is made: they stand in its HTML, and
 * the browser goes on from them instead of asking again.
 */
export async function FirstAnswers({ read, children }: FirstAnswersProps) {
  const queries = new QueryClient();
  const trpc = createTRPCOptionsProxy<AppRouter>({ client: caller(), queryClient: queries });
  await Promise.all(read(queries, trpc));
  const isInDocument = (await headers()).get("x-is-document") === "1";
  return (
    <CarriedAnswers answers={dehydrate(queries)} isInDocument={isInDocument}>
      {children}
    </CarriedAnswers>
  );
}
