import type { AceActor } from "../policy/actor.ts";

/** What the reader may do with a note of the own company; another company's does not exist. */
export interface NoteRights {
  readonly isOwn: boolean;
  readonly canEdit: boolean;
  readonly canDelete: boolean;
}

/**
 * Who wrote a note may change and delete it; an admin may delete any of the company's, also those
 * of an author who has left (`aceId` null).
 */
export function noteRights(
  note: { readonly aceId: string | null },
  reader: Pick<AceActor, "userId" | "authority">,
): NoteRights {
  const isOwn = note.aceId === reader.userId;
  return { isOwn, canEdit: isOwn, canDelete: isOwn || reader.authority === "admin" };
}
