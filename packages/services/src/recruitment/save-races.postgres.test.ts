import { recruitmentRevisions, recruitments } from "@tefuda/db/schema/recruitment";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { after, DAY } from "../candidate/candidate.fixture.ts";
import { askConfirmation } from "./ask-confirmation.ts";
import { closeEnded } from "./close-ended.ts";
import { pauseStale } from "./pause-stale.ts";
import { createPositionWorld, stated } from "./recruitment.fixture.ts";
import { saveRecruitment } from "./save-recruitment.ts";

const test = useTestDatabase();
const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === "fulfilled" ? "saved" : result.reason.code;

it("lets one of several saves of one version through, and the others see the lock", async () => {
  const world = await createPositionWorld(test.db);
  const id = await world.published();
  const { lockVersion } = await world.row(id);
  const results = await Promise.allSettled(
    ["甲", "乙", "丙", "丁"].map((mark) =>
      world.save(id, { title: `${mark}の題名にします` }, { lockVersion }),
    ),
  );
  expect(results.map(codeOf).toSorted()).toEqual(["lock", "lock", "lock", "saved"]);
  const kept = await test.db
    .select()
    .from(recruitmentRevisions)
    .where(eq(recruitmentRevisions.recruitmentId, id));
  expect(kept).toHaveLength(2);
});

it("makes one position of one save that is sent twice at once", async () => {
  const { admin, as, input, row } = await createPositionWorld(test.db);
  const id = uuidv7();
  const save = input(id, { ...stated, aceIds: [admin.userId] });
  const saved = await Promise.all([1, 2, 3].map(() => saveRecruitment(as(admin), save)));
  expect(saved.map(({ lockVersion }) => lockVersion)).toEqual([1, 1, 1]);
  expect(await row(id)).toMatchObject({ lockVersion: 1 });
});

it("asks once when several processes look at the same time", async () => {
  const world = await createPositionWorld(test.db);
  await world.published();
  const late = world.as(world.admin, after(31 * DAY));
  const before = await askConfirmation(late);
  expect(before).toBeGreaterThan(0);
  const again = await createPositionWorld(test.db);
  for (let n = 0; n < 5; n += 1) await again.published();
  const asked = await Promise.all([1, 2, 3].map(() => askConfirmation(late)));
  expect(asked.reduce((sum, one) => sum + one, 0)).toBe(5);
});

it("goes past a position that somebody is saving at the moment, in every job", async () => {
  await test.clear();
  const world = await createPositionWorld(test.db);
  const [held, free] = [await world.published(), await world.published()];
  const at = (now: Date) => world.as(world.admin, now);
  const whileHeld = (job: () => Promise<number>) =>
    test.db.transaction(async (tx) => {
      await tx.select().from(recruitments).where(eq(recruitments.id, held)).for("update");
      return job();
    });
  expect(await whileHeld(() => askConfirmation(at(after(30 * DAY))))).toBe(1);
  expect(await whileHeld(() => pauseStale(at(after(60 * DAY))))).toBe(1);
  await test.db.update(recruitments).set({ status: "published" }).where(eq(recruitments.id, free));
  expect(await whileHeld(() => closeEnded(at(new Date("2027-01-01T00:00:00Z"))))).toBe(1);
  expect(await world.row(free)).toMatchObject({ status: "closed" });
  expect(await world.row(held)).toMatchObject({ status: "published" });
});
