import { AGENT_HOME, homePaths } from "@tefuda/domain/account/guard";
import type { Metadata } from "next";
import { withdrawalCopy } from "@/features/account/withdrawal/copy.ja";
import { TakenBackScreen } from "@/features/account/withdrawal/taken-back-screen";
import { WithdrawalScreen } from "@/features/account/withdrawal/withdrawal-screen";
import { caller } from "@/platform/server/caller";
import { requireMember } from "@/platform/server/guard";

export const metadata: Metadata = { title: withdrawalCopy.title };

interface WithdrawalRouteProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function WithdrawalPage({ searchParams }: WithdrawalRouteProps) {
  const me = await requireMember();
  if ((await searchParams).back !== undefined)
    return (
      <TakenBackScreen home={me.kind === "ace" && me.isAgent ? AGENT_HOME : homePaths[me.kind]} />
    );
  const check = await caller().withdrawal.check.query();
  return <WithdrawalScreen check={check} isJoker={me.kind === "joker"} />;
}
