import type { StoredFile } from "@tefuda/adapters/files/port";
import { matchings } from "@tefuda/db/schema/matching";
import { and, eq } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";

export interface ReadableFile extends StoredFile {
  /** Anyone may see it, so shared caches may keep it. */
  readonly isPublic: boolean;
}

const publicFolders = ["companies", "articles"];
const jokerImage =
  /^jokers\/profileImages\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[./-]|$)/;

/**
 * A stored file that the caller may see, undefined otherwise and for everything unknown. Images of
 * companies and articles are public; a joker's image is for the joker, for the company that it is
 * matched with, and for operators (spec 6 · Roles and permissions).
 */
export async function readFile(ctx: Ctx, key: string): Promise<ReadableFile | undefined> {
  const isPublic = publicFolders.includes(key.split("/", 1)[0] ?? "");
  if (!isPublic && !(await maySee(ctx, key))) return undefined;
  const file = await ctx.ports.files.get(key);
  return file && { ...file, isPublic };
}

async function maySee({ db, actor }: Ctx, key: string): Promise<boolean> {
  const jokerId = jokerImage.exec(key)?.[1];
  if (!jokerId) return false;
  switch (actor.kind) {
    case "visitor":
      return false;
    case "operator":
      return true;
    case "joker":
      return actor.userId === jokerId;
    case "ace": {
      const own = actor.authority === "admin" ? undefined : eq(matchings.aceId, actor.userId);
      const [row] = await db
        .select({ id: matchings.id })
        .from(matchings)
        .where(
          and(eq(matchings.aceCompanyId, actor.companyId), eq(matchings.jokerId, jokerId), own),
        );
      return row !== undefined;
    }
    default:
      return actor satisfies never;
  }
}
