import { localKeys } from "@tefuda/domain/constants/storage-keys";
import { asFlag, asText, stored } from "@/platform/stored";
import type { Outputs } from "@/platform/trpc";

export type OwnJudgement = Outputs["judgement"]["own"];

const passedShown = stored(localKeys.isShownJudgementPassed, asFlag);
const judgementStatus = stored(localKeys.judgementStatus, asText);

/** Whether this browser has shown the judgement-passed screen (spec 9 · Storage and formats). */
export const wasPassedShown = (): boolean => passedShown.get() === true;

export function rememberPassedShown() {
  passedShown.set(true);
}

/** Keeps the status for screens that show before their data has come; a new round forgets the flag. */
export function remember({ status }: OwnJudgement) {
  if (status) judgementStatus.set(status);
  if (status !== "passed") passedShown.set(undefined);
}
