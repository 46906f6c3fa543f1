import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";

const database = useTestDatabase();

test("hints reach the listeners of their channel until they stop", async () => {
  const { database: opened } = database;
  const [mine, other] = [vi.fn(), vi.fn()];
  const stopMine = await opened.listen("chat", { onPayload: mine });
  const stopOther = await opened.listen("other", { onPayload: other });
  await opened.notify("chat", "一通目");
  await vi.waitFor(() => expect(mine).toHaveBeenCalledWith("一通目"));
  await stopMine();
  await opened.notify("chat", "late");
  await opened.notify("other", "end");
  await vi.waitFor(() => expect(other).toHaveBeenCalledWith("end"));
  expect(mine).toHaveBeenCalledTimes(1);
  await stopOther();
});

test("a lost connection comes back and says so", async () => {
  const { database: opened } = database;
  if (opened.kind === "embedded") return;
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
