import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { uploads } from "@tefuda/db/schema/upload";
import { eq } from "@tefuda/db/sql";
import { type CompanyPageInput, companyPageSchema } from "@tefuda/domain/company/schema";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { createStaff, operatorOf } from "../member/member.fixture.ts";
import { getCompanyPage } from "./get-company-page.ts";
import { listAuditLogs } from "./list-audit-logs.ts";
import { saveCompany } from "./save-company.ts";

const test = useTestDatabase();
let staff: Awaited<ReturnType<typeof createStaff>>;
beforeEach(async () => {
  staff = await createStaff(test.db);
});

const page = (more: Partial<CompanyPageInput> = {}) =>
  companyPageSchema.parse({
    name: "株式会社みなと",
    nameKana: "カブシキガイシャミナト",
    siteUrl: "https://minato.example.jp/",
    ...more,
  });
const known = {
  name: "株式会社みなと",
  nameKana: "カブシキガイシャミナト",
  siteUrl: "https://minato.example.jp/",
  siteHost: "minato.example.jp",
};
const whole = {
  address: { prefecture: 13, cityAndStreet: "港区1-2-3" },
  contact: "03-0000-0000",
  industry: "internet",
  businessSummary: "地域の店舗に向けた予約サービスを開発し、運営しています。",
} as const;

/** An image that a person has sent, at the address where the page would show it. */
async function insertImage(actor: { userId: string }, companyId: string) {
  const id = uuidv7();
  const storageKey = `companies/${companyId}/images/${id}`;
  await test.db.insert(uploads).values({
    id,
    ownerId: actor.userId,
    kind: "companyImage",
    name: "a.png",
    size: 1,
    contentType: "image/webp",
    storageKey,
    storedAt: testNow,
    createdAt: testNow,
  });
  return { id, url: `/files/${storageKey}` };
}
const uploadRow = async (id: string) =>
  (await test.db.select().from(uploads).where(eq(uploads.id, id)))[0];

describe("a company's page", () => {
  it("is public only with what visitors have to find", async () => {
    const { admin, as, companyId } = staff;
    await expect(
      saveCompany(as(admin), { company: page({ isPublic: true, ...whole }), lockVersion: 0 }),
    ).rejects.toMatchObject({
      code: "invalidParameter",
      fields: { siteUrl: "運営が確認するまで公開できません" },
    });
    await test.db.update(companies).set(known).where(eq(companies.id, companyId));
    const refused = saveCompany(as(admin), { company: page({ isPublic: true }), lockVersion: 0 });
    const required = "この項目は入力必須です";
    expect(await refused.catch(({ code, fields }) => ({ code, fields }))).toEqual({
      code: "invalidParameter",
      fields: {
        "address.cityAndStreet": required,
        contact: required,
        industry: required,
        businessSummary: required,
      },
    });
    const saved = await saveCompany(as(admin), {
      company: page({ isPublic: true, ...whole }),
      lockVersion: 0,
    });
    expect(saved).toMatchObject({ isPublic: true, missing: [], lockVersion: 1 });
    const logs = await test.db.select().from(auditLogs).where(eq(auditLogs.action, "saveCompany"));
    expect(logs).toMatchObject([{ actorId: admin.userId, companyId: staff.companyId }]);
  });

  it("is not overwritten by someone who has not seen the last save", async () => {
    const { admin, as } = staff;
    await saveCompany(as(admin), { company: page({ mission: "はじめ" }), lockVersion: 0 });
    await expect(
      saveCompany(as(admin), { company: page({ mission: "あと" }), lockVersion: 0 }),
    ).rejects.toMatchObject({ code: "lock" });
    expect(await getCompanyPage(as(admin))).toMatchObject({ mission: "はじめ" });
  });

  it("takes over the sender's images and lets go of those it shows no more", async () => {
    const { admin, member, as, companyId } = staff;
    const [one, two] = [await insertImage(admin, companyId), await insertImage(admin, companyId)];
    const photos = [one.url, two.url];
    await saveCompany(as(admin), { company: page({ photos, logoUrl: null }), lockVersion: 0 });
    expect((await uploadRow(one.id))?.attachedAt).not.toBeNull();
    await saveCompany(as(admin), { company: page({ photos: [two.url] }), lockVersion: 1 });
    // The store refuses to remove it now; the sweep finds it by this.
    expect(await uploadRow(one.id)).toMatchObject({ attachedAt: null, expiresAt: testNow });
    expect(await getCompanyPage(as(admin))).toMatchObject({ photos: [two.url] });
    const others = await insertImage(member, companyId);
    for (const url of [others.url, "https://evil.example/a.png", "/files/chat/x"])
      await expect(
        saveCompany(as(admin), { company: page({ coverUrl: url }), lockVersion: 2 }),
      ).rejects.toMatchObject({ code: "dataNotFound" });
  });

  it("is saved by nobody who has ceased to be an administrator, or was never one", async () => {
    const { admin, member, as } = staff;
    const save = (actor: AceActor) => saveCompany(as(actor), { company: page(), lockVersion: 0 });
    await expect(save(member)).rejects.toMatchObject({ code: "permissionDenied" });
    await test.db.update(aces).set({ removedAt: testNow }).where(eq(aces.id, admin.userId));
    await expect(save(admin)).rejects.toMatchObject({ code: "permissionDenied" });
  });

  it("shows the staff that is there other candidates at once", async () => {
    const { admin, member, colleague } = staff;
    await createStaff(test.db);
    await test.db.update(aces).set({ removedAt: testNow }).where(eq(aces.id, member.userId));
    const { ctx, signals } = testCtx(test.db, admin);
    await saveCompany(ctx, { company: page(), lockVersion: 0 });
    const [signal] = signals.filter(({ topic }) => topic === "candidates");
    expect([...(signal?.to ?? [])].toSorted()).toEqual([admin.userId, colleague.userId].toSorted());
  });

  it("removes the files of pictures it shows no more", async () => {
    const { admin, companyId } = staff;
    const { ctx } = testCtx(test.db, admin);
    const removed: string[] = [];
    const files = { ...ctx.ports.files, remove: async (key: string) => void removed.push(key) };
    const own = { ...ctx, ports: { ...ctx.ports, files } };
    const [logo, photo] = [
      await insertImage(admin, companyId),
      await insertImage(admin, companyId),
    ];
    const shown = page({ logoUrl: logo.url, photos: [photo.url] });
    await saveCompany(own, { company: shown, lockVersion: 0 });
    await saveCompany(own, { company: page({ logoUrl: logo.url }), lockVersion: 1 });
    const key = photo.url.slice("/files/".length);
    expect(removed).toEqual([`${key}-share.jpg`, key]);
    expect(await uploadRow(photo.id)).toBeUndefined();
    expect(await uploadRow(logo.id)).toMatchObject({ attachedAt: testNow, expiresAt: null });
  });

  it("is edited by operators, and by no other company", async () => {
    const { companyId, as } = staff;
    const operator = operatorOf("support");
    await expect(
      saveCompany(as(operator), { company: page(), lockVersion: 0 }),
    ).rejects.toMatchObject({ code: "companyNotFound" });
    await saveCompany(as(operator), { company: page(), lockVersion: 0, companyId });
    const other = await createStaff(test.db);
    const stranger: AceActor = other.admin;
    await expect(getCompanyPage(as(stranger), { companyId })).rejects.toMatchObject({
      code: "companyNotFound",
    });
    expect((await listAuditLogs(as(stranger), {})).items).toEqual([]);
    const { items } = await listAuditLogs(as(staff.admin), { action: "saveCompany" });
    expect(items).toMatchObject([{ actorType: "operator", actorName: null, reason: null }]);
    expect((await listAuditLogs(as(staff.admin), { from: "2999-01-01" })).items).toEqual([]);
  });
});
