import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";

const database = useTestDatabase();

test("a lost connection comes back and says so", async () => {
  const { database: opened } = database;
  const [onPayload, onReconnect] = [vi.fn(), vi.fn()];
  const stop = await opened.listen("again", { onPayload, onReconnect });
  await opened.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'
  `);
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalled(), 5_000);
  await opened.notify("again", "back");
  await vi.waitFor(() => expect(onPayload).toHaveBeenCalledWith("back"));
  await stop();
});
