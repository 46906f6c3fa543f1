import type { Db } from "@tefuda/db/client";
import { row } from "@tefuda/db/rows";
import { secondFactors } from "@tefuda/db/schema/second-factor";
import { sql } from "@tefuda/db/sql";
import { hashPassword } from "@tefuda/services/account/password-hash";
import type { Ctx, Ports } from "@tefuda/services/kernel/context";
import { authSecretOf } from "@tefuda/services/second-factor/seal";
import { makeCredentials } from "../factories/user.ts";
import { demoPassword } from "./accounts.ts";
import { storeChatFiles } from "./chat-files.ts";
import { buildDemo } from "./dataset.ts";
import { buildFactors } from "./factors.ts";
import { insertDemo } from "./insert.ts";
import { storePictures } from "./pictures.ts";

interface SeededApp extends Pick<Ctx, "db" | "clock"> {
  readonly ports: Pick<Ports, "auth" | "files">;
}

/** Names the lock under which one of several starting processes seeds. */
const SEED_LOCK = 7_303_014;

/**
 * Fills an empty database with the demo data and stores its pictures; false, without touching
 * anything, when somebody is in it already. All rows are written in one transaction after the
 * pictures, so a crash leaves at most files that the next run writes again.
 */
export async function seedDemo({ db, clock, ports }: SeededApp): Promise<boolean> {
  if (await hasUsers(db)) return false;
  const planned = buildDemo(clock());
  await storePictures(ports.files, planned);
  const rows = await storeChatFiles(ports.files, planned);
  const passwordHash = await hashPassword(demoPassword);
  const credentials = rows.users.map((user) => makeCredentials(user, passwordHash));
  const factors = buildFactors(rows.users, await authSecretOf(ports));
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await hasUsers(tx)) return false;
    await insertDemo(tx, rows, credentials);
    await tx.insert(secondFactors).values(factors);
    return true;
  });
}

async function hasUsers(db: Db): Promise<boolean> {
  const { found } = await row<{ found: boolean }>(
    db,
    sql`select exists (select 1 from users) as found`,
  );
  return found;
}
