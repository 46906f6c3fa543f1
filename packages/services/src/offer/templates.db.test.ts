import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { insertCandidate, reasonFor } from "../candidate/candidate.fixture.ts";
import { insertAce } from "../matching/thread.fixture.ts";
import { checkOfferText } from "./check-text.ts";
import { createOfferWorld, type OfferWorld } from "./offer.fixture.ts";
import { deleteOfferTemplate, listOfferTemplates, saveOfferTemplate } from "./templates.ts";
import { withdrawOffer } from "./withdraw-offer.ts";

const test = useTestDatabase();
let world: OfferWorld;
beforeEach(async () => {
  world = await createOfferWorld(test.db);
});

const templateOf = (fields = {}) => ({
  templateId: uuidv7(),
  name: "面談のお誘い",
  body: "{companyName}の{aceName}です。まずは三十分ほどお話しできればうれしいです。",
  isShared: false,
  lockVersion: 0,
  ...fields,
});

describe("templates of offers", () => {
  it("are one's own until they are shared, and changed by their owner or an admin", async () => {
    const { ace, as } = world;
    const colleague = await insertAce(test.db, ace.companyId);
    const admin = await insertAce(test.db, ace.companyId, { authority: "admin" });
    const stranger = (await createOfferWorld(test.db)).ace;
    const template = templateOf();
    await saveOfferTemplate(as(ace), template);
    for (const other of [colleague, admin, stranger])
      expect(await listOfferTemplates(as(other))).toEqual([]);
    expect(await listOfferTemplates(as(ace))).toMatchObject([
      { name: template.name, body: template.body, isOwn: true, canEdit: true, lockVersion: 1 },
    ]);

    const shared = { ...template, isShared: true, lockVersion: 1 };
    for (const other of [colleague, admin, stranger])
      await expect(saveOfferTemplate(as(other), shared)).rejects.toMatchObject({
        code: "dataNotFound",
      });
    await saveOfferTemplate(as(ace), shared);
    expect(await listOfferTemplates(as(colleague))).toMatchObject([
      { isOwn: false, canEdit: false, aceName: expect.any(String) },
    ]);
    expect(await listOfferTemplates(as(stranger))).toEqual([]);
    const renamed = { ...shared, name: "はじめてのお誘い", lockVersion: 2 };
    await expect(saveOfferTemplate(as(colleague), renamed)).rejects.toMatchObject({
      code: "dataNotFound",
    });
    await saveOfferTemplate(as(admin), renamed);
    expect(await listOfferTemplates(as(ace))).toMatchObject([{ name: renamed.name, isOwn: true }]);

    await deleteOfferTemplate(as(colleague), template);
    expect(await listOfferTemplates(as(ace))).toHaveLength(1);
    await deleteOfferTemplate(as(admin), template);
    expect(await listOfferTemplates(as(ace))).toEqual([]);
  });

  it("are saved once when the answer is lost, and refused when changed elsewhere", async () => {
    const { ace, as } = world;
    const template = templateOf();
    const first = await saveOfferTemplate(as(ace), template);
    expect(await saveOfferTemplate(as(ace), template)).toEqual(first);
    for (const fields of [{ name: "ほかの名前" }, { isShared: true }])
      await expect(saveOfferTemplate(as(ace), { ...template, ...fields })).rejects.toMatchObject({
        code: "lock",
      });
    const later = { ...template, body: `${template.body}ぜひ一度。` };
    await expect(saveOfferTemplate(as(ace), later)).rejects.toMatchObject({ code: "lock" });
    expect(await saveOfferTemplate(as(ace), { ...later, lockVersion: 1 })).toMatchObject({
      lockVersion: 2,
    });
    expect(await listOfferTemplates(as(ace))).toHaveLength(1);
  });

  it("are changed and deleted one by one", async () => {
    const { ace, as } = world;
    const [one, other] = [templateOf({ name: "一" }), templateOf({ name: "二" })];
    for (const template of [one, other]) await saveOfferTemplate(as(ace), template);
    await saveOfferTemplate(as(ace), { ...one, body: "書き直し", lockVersion: 1 });
    expect(await listOfferTemplates(as(ace))).toMatchObject([
      { id: one.templateId, body: "書き直し", lockVersion: 2 },
      { id: other.templateId, body: other.body, lockVersion: 1 },
    ]);
    await deleteOfferTemplate(as(ace), one);
    expect(await listOfferTemplates(as(ace))).toMatchObject([{ id: other.templateId }]);
  });

  it("bear names of their own, within one ace's and within those that are shared", async () => {
    const { ace, as } = world;
    const colleague = await insertAce(test.db, ace.companyId);
    const taken = { code: "alreadyExistsOfferTemplate", fields: { name: expect.any(String) } };
    await saveOfferTemplate(as(ace), templateOf({ isShared: true }));
    await expect(saveOfferTemplate(as(ace), templateOf())).rejects.toMatchObject(taken);
    await saveOfferTemplate(as(colleague), templateOf());
    const shared = saveOfferTemplate(
      as(await insertAce(test.db, ace.companyId)),
      templateOf({ isShared: true }),
    );
    await expect(shared).rejects.toMatchObject(taken);
  });

  it("are twenty for each ace, however many are saved at once", async () => {
    const { ace, as } = world;
    const results = await Promise.allSettled(
      Array.from({ length: 23 }, (_, n) =>
        saveOfferTemplate(as(ace), templateOf({ name: `テンプレート${n}` })),
      ),
    );
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(3);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: "reachOfferTemplateLimit" });
    expect(await listOfferTemplates(as(ace))).toHaveLength(20);
  });
});

describe("checkOfferText", () => {
  it("compares with what the company sent to others, and with nothing else", async () => {
    const { ace, joker, as, send } = world;
    const reason = reasonFor(7000);
    const message = "一度お話しさせていただけませんか。ご連絡をお待ちしています。";
    const other = await insertCandidate(test.db);
    const check = (to: string, text: { reason: string; message: string }) =>
      checkOfferText(as(ace), { jokerId: to, ...text });
    const copied = { percent: 100, repetition: "copied", isReasonPasted: true };
    const personal = { percent: 0, repetition: "personal", isReasonPasted: false };
    expect(await check(other.userId, { reason, message })).toEqual(personal);
    const { offerId } = await send(joker, undefined, { reason, message });
    expect(await check(other.userId, { reason, message })).toEqual(copied);
    // One's own words to the same person are no repetition, nor is another company's offer.
    expect(await check(joker.userId, { reason, message })).toEqual(personal);
    const stranger = await createOfferWorld(test.db);
    expect(
      await checkOfferText(stranger.as(stranger.ace), { jokerId: other.userId, reason, message }),
    ).toEqual(personal);
    expect(await check(other.userId, { reason: "", message: "" })).toEqual(personal);
    await withdrawOffer(as(ace), { offerId });
    expect(await check(other.userId, { reason, message })).toEqual(personal);
  });
});
