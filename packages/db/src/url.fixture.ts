import type { Db } from "./database.ts";
import { row } from "./rows.ts";
import { sql } from "./sql.ts";

/** The address of a test's PostgreSQL database, for connections that the server knows by this name. */
export async function urlOf(db: Db, applicationName: string): Promise<string> {
  const { url } = await row<{ url: string }>(
    db,
    sql`select format('postgres:///%s?host=%s&port=%s&user=%s&application_name=%s', current_database(),
      split_part(current_setting('unix_socket_directories'), ',', 1), current_setting('port'), current_user,
      ${applicationName}::text) as url`,
  );
  return url;
}
