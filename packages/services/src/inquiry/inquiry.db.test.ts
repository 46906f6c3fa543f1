import { inquiries } from "@tefuda/db/schema/inquiry";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { eq } from "@tefuda/db/sql";
import { inquiryNumber } from "@tefuda/domain/inquiry/policy";
import type { Inquiry } from "@tefuda/domain/inquiry/schema";
import { visitor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import { insertJoker, insertOperator, testCtx, testNow } from "../joker/joker.fixture.ts";
import type { Ctx } from "../kernel/context.ts";
import { mailsIn } from "../mail/outbox.fixture.ts";
import { purgeInquiries } from "./purge-inquiries.ts";
import { sendInquiry } from "./send-inquiry.ts";

const test = useTestDatabase();
const DAY = 24 * 60 * 60_000;
let place = 0;

/** A visitor at a place of their own. */
function someone(now = testNow): Ctx {
  place += 1;
  const ctx: Ctx = testCtx(test.db, { kind: "operator", userId: "", role: "admin" }, now).ctx;
  return {
    ...ctx,
    actor: visitor,
    site: { ...ctx.site, desk: "desk@tefuda.test" },
    request: { ...ctx.request, ip: `198.51.100.${place}` },
  };
}
const written = (fields: Partial<Inquiry> = {}): Inquiry => ({
  category: "complaint",
  name: "佐藤 花子",
  email: `${uuidv7()}@example.test`,
  content: "募集の内容が、面談で伺った内容と異なっていました。",
  website: "",
  ...fields,
});
const keptOf = (email: string) =>
  test.db.select().from(inquiries).where(eq(inquiries.email, email));
const mailsOf = (to: string) => mailsIn(test.db, eq(mailOutbox.to, to));

describe("an inquiry", () => {
  it("is kept, acknowledged without its words, and passed on to the desk", async () => {
    const inquiry = written();
    const { number } = await sendInquiry(someone(), inquiry);
    const [kept] = await keptOf(inquiry.email);
    expect(kept).toMatchObject({ ...withoutTrap(inquiry), userId: null, status: "open" });
    expect(inquiryNumber(kept?.id ?? "")).toBe(number);
    const [acknowledged, ...others] = await mailsOf(inquiry.email);
    expect(others).toEqual([]);
    expect(acknowledged?.subject).toBe("【Tefuda】お問い合わせを受け付けました");
    expect(acknowledged?.text).toContain(number);
    expect(acknowledged?.text).toContain("苦情・ご相談");
    expect(acknowledged?.text).not.toContain(inquiry.content);
    expect(acknowledged?.text).not.toContain(inquiry.name);
    const forDesk = await mailsOf("desk@tefuda.test");
    expect(forDesk.at(-1)?.text).toContain(inquiry.content);
  });

  it("is told to the desk at once", async () => {
    const { userId } = await insertOperator(test.db);
    const { ctx, signals } = testCtx(test.db, { kind: "operator", userId, role: "support" });
    await sendInquiry({ ...someone(), ports: ctx.ports }, written());
    expect(signals).toEqual([
      { to: expect.arrayContaining([userId]), topic: "desk", id: "inquiries" },
    ]);
  });

  it("is one however often it is sent, also at once", async () => {
    const inquiry = written();
    const ctx = someone();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendInquiry(ctx, inquiry)));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(await keptOf(inquiry.email)).toHaveLength(1);
    expect(await mailsOf(inquiry.email)).toHaveLength(1);
  });

  it("knows the member who wrote it", async () => {
    const joker = await insertJoker(test.db);
    const inquiry = written();
    await sendInquiry({ ...someone(), actor: joker }, inquiry);
    expect((await keptOf(inquiry.email))[0]?.userId).toBe(joker.userId);
  });

  it("of a machine is answered and forgotten", async () => {
    const inquiry = written({ website: "https://spam.example" });
    expect(await sendInquiry(someone(), inquiry)).toEqual({
      number: expect.stringMatching(/^\w{8}$/),
    });
    expect(await keptOf(inquiry.email)).toEqual([]);
    expect(await mailsOf(inquiry.email)).toEqual([]);
  });
});

describe("too many inquiries", () => {
  const refusedOf = (results: PromiseSettledResult<unknown>[]) =>
    results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));

  it("of one address in a day are refused, however many come at once", async () => {
    const email = `${uuidv7()}@example.test`;
    const results = await Promise.allSettled(
      Array.from({ length: 7 }, (_, n) =>
        sendInquiry(
          someone(),
          written({ email, content: `${n}回目のお問い合わせです。ご確認ください。` }),
        ),
      ),
    );
    const refused = refusedOf(results);
    expect(refused).toHaveLength(2);
    for (const reason of refused) expect(reason).toMatchObject({ code: "tooManyRequests" });
    expect(await keptOf(email)).toHaveLength(5);
    const tomorrow = someone(new Date(testNow.getTime() + DAY));
    expect(await sendInquiry(tomorrow, written({ email }))).toBeTruthy();
  });

  it("of one place in an hour are refused", async () => {
    const ctx = someone();
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, () => sendInquiry(ctx, written())),
    );
    expect(refusedOf(results)).toHaveLength(2);
  });
});

it("goes after three years", async () => {
  const inquiry = written();
  await sendInquiry(someone(), inquiry);
  const at = (time: string) => purgeInquiries({ db: test.db, clock: () => new Date(time) });
  await at("2029-04-03T00:00:00Z");
  expect(await keptOf(inquiry.email)).toHaveLength(1);
  await at("2029-04-03T02:00:00Z");
  expect(await keptOf(inquiry.email)).toEqual([]);
});

function withoutTrap({ website: _, ...inquiry }: Inquiry) {
  return inquiry;
}
