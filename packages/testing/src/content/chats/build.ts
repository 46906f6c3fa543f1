import type { EmploymentType } from "@tefuda/domain/options/employment";
import type { DemoChatFile } from "../chat-files.ts";
import type { DemoConversation } from "../types.ts";

type Turn = readonly ["joker" | "ace", number, string | DemoChatFile];

/** A conversation from short turns: who, minutes since the turn before, words or a file. */
export function conversation(
  theme: string,
  employmentType: EmploymentType,
  turns: readonly Turn[],
): DemoConversation {
  return {
    theme,
    employmentType,
    turns: turns.map(([from, minutesAfter, said]) =>
      typeof said === "string"
        ? { from, text: said, minutesAfter }
        : { from, text: said.name, file: said, minutesAfter },
    ),
  };
}
