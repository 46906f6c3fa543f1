import { uploads } from "@tefuda/db/schema/upload";
import { and, desc, eq, gt, isNotNull, type SQL } from "@tefuda/db/sql";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { fileUrl } from "../upload/keys.ts";

/** A file of one's own data that can be fetched. */
export interface OwnExport {
  readonly id: string;
  readonly url: string;
  readonly name: string;
  readonly size: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The newest file of the caller's data that has not run out, if there is one. */
export async function getExport(ctx: Ctx<MemberActor>): Promise<OwnExport | null> {
  return (await read(ctx)) ?? null;
}

/** One of the caller's own files by its id. */
export function findExport(ctx: Ctx<MemberActor>, id: string): Promise<OwnExport | undefined> {
  return read(ctx, eq(uploads.id, id));
}

async function read(
  { db, actor, clock }: Ctx<MemberActor>,
  which?: SQL,
): Promise<OwnExport | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.ownerId, actor.userId),
        eq(uploads.kind, "dataExport"),
        isNotNull(uploads.storedAt),
        gt(uploads.expiresAt, clock()),
        which,
      ),
    )
    .orderBy(desc(uploads.createdAt), desc(uploads.id))
    .limit(1);
  if (!row?.expiresAt) return undefined;
  const { id, name, size, createdAt, expiresAt } = row;
  return { id, url: fileUrl(row.storageKey), name, size, createdAt, expiresAt };
}
