import type { EvidenceMessage } from "@tefuda/db/schema/report";
import { SYSTEM_USER_ID } from "@tefuda/domain/chat/constants";

interface Reported {
  readonly reporterId: string;
  readonly jokerId: string | null;
  readonly reportedUserId: string | null;
  readonly evidence: readonly EvidenceMessage[] | null;
}

export interface ReportablePerson {
  readonly userId: string;
  readonly name: string;
}

/**
 * Whom a report may be about: the person at the time and, after a handover of the thread, those who
 * wrote on the company's side before, as far as the messages that came with it show them.
 */
export function reportablePeople(
  { reporterId, jokerId, reportedUserId, evidence }: Reported,
  reportedName: string,
): ReportablePerson[] {
  if (!reportedUserId) return [];
  const people = new Map([[reportedUserId, reportedName]]);
  if (reporterId === jokerId)
    for (const { userId, userName } of evidence ?? [])
      if (userId !== jokerId && userId !== SYSTEM_USER_ID && !people.has(userId))
        people.set(userId, userName);
  return [...people].map(([userId, name]) => ({ userId, name }));
}
