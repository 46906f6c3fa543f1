import type { Tx } from "@tefuda/db/client";
import { recruitmentRevisions } from "@tefuda/db/schema/recruitment";
import { and, eq } from "@tefuda/db/sql";
import type { Recruitment } from "@tefuda/domain/recruitment/schema";
import { keptContent } from "./content.ts";

export interface NewRevision {
  readonly recruitmentId: string;
  readonly revision: number;
  readonly content: Recruitment;
  /** The member who saved; nobody where the product itself did. */
  readonly savedBy: string | null;
  readonly at: Date;
}

/** Keeps what the position says from now on; answers whether it reads differently from before. */
export async function writeRevision(tx: Tx, revision: NewRevision): Promise<boolean> {
  const { recruitmentId, content, savedBy, at } = revision;
  await tx.insert(recruitmentRevisions).values({
    recruitmentId,
    revision: revision.revision,
    content,
    savedBy,
    createdAt: at,
  });
  const before = await readRevision(tx, recruitmentId, revision.revision - 1);
  return before !== undefined && !saysTheSame(before, content);
}

/** What a revision kept, if there is one. */
export async function readRevision(tx: Tx, recruitmentId: string, revision: number) {
  const [kept] = await tx
    .select({ content: recruitmentRevisions.content })
    .from(recruitmentRevisions)
    .where(
      and(
        eq(recruitmentRevisions.recruitmentId, recruitmentId),
        eq(recruitmentRevisions.revision, revision),
      ),
    );
  return kept?.content;
}

/** Whether two versions state the same, whoever is in charge and however they are stored. */
export function saysTheSame(one: Recruitment, other: Recruitment): boolean {
  return canonical(keptContent(one)) === canonical(keptContent(other));
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part) ? sorted({ ...part }) : part,
  );
}

/** By the names of its fields; what is absent is left out when it is written, as an empty list is here. */
function sorted(part: Readonly<Record<string, unknown>>) {
  const keys = Object.keys(part).filter((key) => !isEmptyList(part[key]));
  return Object.fromEntries(keys.toSorted().map((key) => [key, part[key]]));
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
