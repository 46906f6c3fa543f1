import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, test, vi } from "vitest";

const database = useTestDatabase();

test("signals reach the listeners of their channel until they stop", async () => {
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
