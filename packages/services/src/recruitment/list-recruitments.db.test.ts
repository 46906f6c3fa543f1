import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import type { recruitments } from "@tefuda/db/schema/recruitment";
import { eq } from "@tefuda/db/sql";
import type { AceActor, Actor } from "@tefuda/domain/policy/actor";
import {
  type ListRecruitmentsInput,
  listRecruitmentsSchema,
} from "@tefuda/domain/recruitment/search";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { beforeAll, describe, expect, it } from "vitest";
import {
  after,
  DAY,
  hideFrom,
  insertCandidate,
  insertRecruitment,
  setSiteHost,
} from "../candidate/candidate.fixture.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import type { Ctx } from "../kernel/context.ts";
import { insertAce, insertCompany } from "../matching/thread.fixture.ts";
import { getRecruitment } from "./get-recruitment.ts";
import { listRecruitments } from "./list-recruitments.ts";

const test = useTestDatabase();
const visitor: Actor = { kind: "visitor" };
let ace: AceActor;
const ids: Record<string, string> = {};

const ctxOf = (actor: Actor): Ctx => ({ ...testCtx(test.db, ace).ctx, actor });
const list = (input: ListRecruitmentsInput = {}, by: Actor = visitor) =>
  listRecruitments(ctxOf(by), listRecruitmentsSchema.parse(input));
const found = async (input?: ListRecruitmentsInput, by?: Actor) =>
  (await list(input, by)).hits.map(({ id }) => id);
const idsOf = (...names: string[]) => names.map((name) => ids[name]);
const get = (recruitmentId = "", by: Actor = visitor) =>
  getRecruitment(ctxOf(by), { recruitmentId });
const missing = { code: "recruitmentNotFound" };

const insertPublicCompany = async (name: string, siteHost: string) => {
  const companyId = await insertCompany(test.db, name);
  await test.db.update(companies).set({ isPublic: true }).where(eq(companies.id, companyId));
  await setSiteHost(test.db, companyId, siteHost);
  return companyId;
};

beforeAll(async () => {
  ace = await insertAce(test.db, await insertPublicCompany("青空", "aozora.example.jp"));
  const make = async (name: string, fields: Partial<typeof recruitments.$inferInsert> = {}) => {
    ids[name] = await insertRecruitment(test.db, ace, { title: name, ...fields });
  };
  await make("old", {
    publishedAt: after(-3 * DAY),
    occupations: ["frontendEngineer"],
    workplaces: [13],
    workConditions: ["mainRemote"],
    textFolded: "でざいんの話 react",
  });
  await make("middle", {
    publishedAt: after(-2 * DAY),
    occupations: ["corporateSales", "webDesigner"],
    workplaces: [27],
    minSalary: 300,
    maxSalary: 450,
    textFolded: "でざいんと営業",
  });
  await make("new", {
    publishedAt: after(-DAY),
    employmentType: "sideJob",
    contractType: "outsourcing",
    minSalary: null,
    maxSalary: null,
    workplaces: [1],
    workConditions: ["fullRemote", "overTenHoursWeekly"],
    conditions: { reward: { type: "hourly", yen: 5000, paymentDue: "翌月末" } },
    // The last day is not over: it is 3 April in Japan.
    closesAt: "2026-04-03",
  });
  await make("draft", { status: "draft" });
  await make("paused", { status: "paused" });
  await make("closed", { status: "closed" });
  await make("over", { closesAt: "2026-04-02" });
  await make("stale", { publishedAt: after(-90 * DAY), lastConfirmedAt: after(-60 * DAY) });
});

describe("listRecruitments", () => {
  it("shows what is published and not over, the newest first", async () => {
    const all = await list();
    expect(all.hits.map(({ title }) => title)).toEqual(["new", "middle", "old"]);
    expect(all).toMatchObject({ nbHits: 3, page: 0, nbPages: 1 });
    expect(all.hits[0]).toMatchObject({
      companyName: "青空",
      reward: { type: "hourly", yen: 5000 },
      people: [{ id: ace.userId, name: "田中 一郎" }],
    });
    expect(await found({}, ace)).toEqual(idsOf("new", "middle", "old"));
  });

  it.each<[ListRecruitmentsInput, string[]]>([
    [{ words: "デザイン" }, ["middle", "old"]],
    [{ words: "ﾃﾞｻﾞｲﾝ　React" }, ["old"]],
    [{ words: "デザイン、react" }, ["old"]],
    [{ words: "デサ゛イン／React\u200B" }, ["old"]],
    [{ words: "design リアクト" }, ["old"]],
    [{ words: "「design」" }, []],
    [{ words: "%" }, []],
    [{ employmentType: "sideJob" }, ["new"]],
    [{ occupations: ["engineer", "sales"] }, ["middle", "old"]],
    [{ occupations: ["engineer"], subOccupations: ["webDesigner"] }, ["middle", "old"]],
    [{ subOccupations: ["webDesigner"] }, ["middle"]],
    [{ regions: ["kanto"] }, ["old"]],
    [{ regions: ["kanto"], places: [1] }, ["new", "old"]],
    [{ workConditions: ["mainRemote", "fullRemote"] }, ["new", "old"]],
    [{ minSalary: 500 }, ["old"]],
    [{ minSalary: 450 }, ["middle", "old"]],
    [{ words: "デザイン", places: [27], occupations: ["engineer"] }, []],
  ])("narrows by %j", async (input, names) => {
    expect(await found(input)).toEqual(idsOf(...names));
    expect((await list(input)).nbHits).toBe(names.length);
  });

  it("shows what is of one company, and what one member is in charge of", async () => {
    const other = await insertAce(test.db, await insertPublicCompany("港", "minato.example.jp"));
    const id = await insertRecruitment(test.db, other);
    expect(await found({ companyId: other.companyId })).toEqual([id]);
    expect(await found({ aceId: other.userId })).toEqual([id]);
    expect(await found({ aceId: ace.userId })).toEqual(idsOf("new", "middle", "old"));
  });

  it("keeps a hidden company away from the seeker who hides it", async () => {
    const hider = await insertCandidate(test.db);
    await hideFrom(test.db, hider, "aozora.example.jp/recruit");
    expect(await found({ companyId: ace.companyId }, hider)).toEqual([]);
    await expect(get(ids.new, hider)).rejects.toMatchObject(missing);
    const other = await insertCandidate(test.db);
    expect(await found({ companyId: ace.companyId }, other)).toHaveLength(3);
    expect(await get(ids.new, other)).toMatchObject({ id: ids.new });
  });

  it("shows nothing of a company that is not public or not active", async () => {
    const staff = await insertAce(test.db, await insertPublicCompany("霧", "kiri.example.jp"));
    const id = await insertRecruitment(test.db, staff);
    const set = (fields: Partial<typeof companies.$inferInsert>) =>
      test.db.update(companies).set(fields).where(eq(companies.id, staff.companyId));
    for (const fields of [{ isPublic: false }, { isPublic: true, status: "suspended" as const }]) {
      await set(fields);
      expect(await found({ companyId: staff.companyId }, staff)).toEqual([]);
      await expect(get(id, staff)).rejects.toMatchObject(missing);
    }
  });

  it("shows a hundred characters of the duties, out of the first five hundred", async () => {
    const staff = await insertAce(test.db, await insertPublicCompany("林", "hayashi.example.jp"));
    const excerptOf = async (duties: string) => {
      const id = await insertRecruitment(test.db, staff, { conditions: { duties } });
      const { hits } = await list({ companyId: staff.companyId });
      return hits.find((card) => card.id === id)?.excerpt;
    };
    expect(await excerptOf("あ".repeat(100))).toBe("あ".repeat(100));
    expect(await excerptOf("あ".repeat(101))).toBe(`${"あ".repeat(99)}…`);
    expect(await excerptOf(` 一つ\n\n二つ${" ".repeat(492)}三つ`)).toBe("一つ 二つ 三");
    expect(await excerptOf(` 一つ\n\n二つ${" ".repeat(493)}三つ`)).toBe("一つ 二つ");
  });

  it("pages twelve at a time, exactly and without a tie being shown twice", async () => {
    const staff = await insertAce(test.db, await insertPublicCompany("森", "mori.example.jp"));
    for (let n = 0; n < 15; n += 1) await insertRecruitment(test.db, staff);
    const { companyId } = staff;
    const [first, second] = [await list({ companyId }), await list({ companyId, page: 1 })];
    expect(first).toMatchObject({ nbHits: 15, nbPages: 2 });
    expect(first.hits).toHaveLength(12);
    const shown = [...first.hits, ...second.hits].map(({ id }) => id);
    expect(new Set(shown).size).toBe(15);
  });
});

describe("getRecruitment", () => {
  it("answers all conditions, the company and the people in charge", async () => {
    expect(await get(ids.new)).toMatchObject({
      content: { title: "new", reward: { yen: 5000 }, closesAt: "2026-04-03" },
      company: { id: ace.companyId, name: "青空" },
      people: [{ id: ace.userId, position: null }],
    });
  });

  it("leaves out who is on pause", async () => {
    const paused = await insertAce(test.db, ace.companyId);
    const id = await insertRecruitment(test.db, paused);
    const leave = (columns: Partial<typeof aces.$inferInsert>) =>
      test.db.update(aces).set(columns).where(eq(aces.id, paused.userId));
    await leave({ isAvailable: false });
    expect(await get(id)).toMatchObject({ people: [] });
    await leave({ isAvailable: true, removedAt: after(0) });
    expect(await get(id)).toMatchObject({ people: [] });
  });

  it.each(["draft", "paused", "closed", "over", "stale"])(
    "reads %s as not found, for anyone",
    async (name) => {
      await expect(get(ids[name])).rejects.toMatchObject(missing);
      await expect(get(ids[name], ace)).rejects.toMatchObject(missing);
    },
  );
});
