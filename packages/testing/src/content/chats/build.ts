import type { EmploymentType } from "@tefuda/domain/options/employment";
import type { DemoConversation } from "../types.ts";

type Turn = readonly ["joker" | "ace", number, string];

/** A conversation from short turns: who, minutes since the turn before, text. */
export function conversation(
  theme: string,
  employmentType: EmploymentType,
  turns: readonly Turn[],
): DemoConversation {
  return {
    theme,
    employmentType,
    turns: turns.map(([from, minutesAfter, text]) => ({ from, text, minutesAfter })),
  };
}
