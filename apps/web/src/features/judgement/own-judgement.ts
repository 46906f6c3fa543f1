import { localKeys } from "@tefuda/domain/constants/storage-keys";
import type { Outputs } from "@/platform/trpc";

export type OwnJudgement = Outputs["judgement"]["own"];

/** Whether this browser has shown the judgement-passed screen (spec 9 · Storage and formats). */
export function wasPassedShown(): boolean {
  return localStorage.getItem(localKeys.isShownJudgementPassed) === "true";
}

export function rememberPassedShown() {
  localStorage.setItem(localKeys.isShownJudgementPassed, "true");
}

/** Keeps the status for screens that show before their data has come; a new round forgets the flag. */
export function remember({ status }: OwnJudgement) {
  if (status) localStorage.setItem(localKeys.judgementStatus, status);
  if (status !== "passed") localStorage.removeItem(localKeys.isShownJudgementPassed);
}
