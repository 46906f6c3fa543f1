import { randomUUID } from "node:crypto";
import { createClient } from "../../apps/server/src/running/client.fixture.ts";
import { demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { stableId } from "../../packages/testing/src/factories/ids.ts";
import { holdStream } from "../support/held-answer.ts";
import { open } from "../support/hydrated.ts";
import { callsOf, signIn } from "../support/sign-in.ts";
import { signedIn } from "../support/signed-in.ts";
import { expect, test } from "../support/test.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

/** No other journey knows them. */
const offered = "joker-registered-214@demo.example";
const takenBack = "joker-registered-213@demo.example";
const judged = "joker-judging-14@demo.example";

type Company = Awaited<ReturnType<typeof callsOf>>["trpc"];

/** Each is about its reader: one that was written for another is refused. */
const reasons = {
  [offered]: "お客さまの声を集計して改善につなげた経験を拝見し、ぜひお話ししたいと思いました。",
  [takenBack]: "少人数のチームで運用の手順を整えてこられたこと、その根気と工夫に心をひかれました。",
} as const;

/** Offers a position for mid-career people to somebody. */
async function sendOffer(company: Company, server: string, email: keyof typeof reasons) {
  const { items } = await company.recruitment.listLinkable.query({});
  const position = items.find(({ employmentType }) => employmentType === "midCareer");
  if (!position?.pay) throw new Error("there is no position to offer");
  const { id: recruitmentId, pay } = position;
  const credentials = { email, password: demoPassword };
  const { userId } = signedIn(await createClient(server).trpc.account.signIn.mutate(credentials));
  const offerId = stableId("offer", email);
  await company.offer.createOffer.mutate({
    offerId,
    jokerId: userId,
    recruitmentId,
    reason: reasons[email],
    message: "まずは30分ほど、お互いの仕事についてお話しできればと思っています。",
    minSalary: pay.min,
    maxSalary: pay.max,
    purpose: "casual",
  });
  return { offerId, recruitmentId };
}

/** A colleague gives a published position other holidays. */
async function changeHolidays(company: Company, recruitmentId: string, holidays: string) {
  const own = await company.recruitment.getOwn.query({ recruitmentId });
  await company.recruitment.saveRecruitment.mutate({
    recruitmentId,
    recruitment: { ...own.recruitment, holidays },
    unfinished: own.unfinished,
    lockVersion: own.lockVersion,
    saveId: randomUUID(),
  });
}

test("a position that changes before the stream opens: its seeker and its editor see it", async ({
  server,
  mobile,
  desktop,
}) => {
  const { trpc: company } = await signIn(desktop.context(), server.url, "aceAdmin");
  const { offerId, recruitmentId } = await sendOffer(company, server.url, offered);
  await signIn(mobile.context(), server.url, { as: "joker", email: offered });
  const streams = await Promise.all([holdStream(mobile), holdStream(desktop)]);
  await Promise.all([
    open(mobile, `/offers/${offerId}`),
    open(desktop, `/recruitment/${recruitmentId}/edit`),
  ]);
  await expect(mobile.getByText(reasons[offered])).toBeVisible();
  await expect(desktop.getByLabel("休日・休暇")).toBeVisible();

  await changeHolidays(company, recruitmentId, "完全週休2日制（土日祝）、創立記念日");
  for (const begin of streams) begin();
  await expect(mobile.getByRole("heading", { name: "募集条件が更新されました" })).toBeVisible();
  await expect(desktop.getByRole("button", { name: "内容を比べる" })).toBeVisible();
});

test("an offer that is taken back before the stream opens leaves with a kind word", async ({
  server,
  mobile,
  expectBrowserErrors,
}) => {
  // The page asks for it again, or says that it is read, and is told that it is gone.
  expectBrowserErrors(/status of 404.*\/trpc\/offer\.(get|readOffer)/);
  const { trpc: company } = await callsOf(server.url, "aceAdmin");
  const { offerId } = await sendOffer(company, server.url, takenBack);
  await signIn(mobile.context(), server.url, { as: "joker", email: takenBack });
  const beginStream = await holdStream(mobile);
  await open(mobile, `/offers/${offerId}`);
  await expect(mobile.getByText(reasons[takenBack])).toBeVisible();

  await company.offer.withdrawOffer.mutate({ offerId });
  beginStream();
  await expect(mobile.getByText(/^ご覧いただいていたオファーは/)).toBeVisible();
  await expect(mobile.getByText(reasons[takenBack])).toHaveCount(0);
});

test("a case that a colleague takes before the stream opens says so", async ({
  server,
  desktop,
}) => {
  await signIn(desktop.context(), server.url, "operator");
  const judge = await callsOf(server.url, "judge");
  const seeker = createClient(server.url);
  await seeker.trpc.account.signIn.mutate({ email: judged, password: demoPassword });
  const me = await seeker.trpc.account.getMe.query();
  const jokerId = me.kind === "joker" ? me.userId : "";
  const beginStream = await holdStream(desktop);
  await open(desktop, `/operator/judgements/${jokerId}`);
  await expect(desktop.getByRole("heading", { name: "審査結果" })).toBeVisible();

  await judge.trpc.judgement.claim.mutate({ jokerId });
  beginStream();
  await expect(desktop.getByText("ほかの担当者がこの申し込みを引き継ぎました。")).toBeVisible();
  await desktop.getByRole("button", { name: "更新する" }).click();
  await expect(desktop.getByRole("heading", { name: "審査 太郎さんが審査中です" })).toBeVisible();
  await expect(desktop.getByText("ほかの担当者がこの申し込みを引き継ぎました。")).toHaveCount(0);
});

test("a report that a colleague takes before the stream opens says so", async ({
  server,
  desktop,
}) => {
  const { trpc: support } = await signIn(desktop.context(), server.url, "operator");
  const { items } = await support.report.list.query({ status: "open" });
  const { id: reportId = "", lockVersion = 0 } = items[0] ?? {};
  const beginStream = await holdStream(desktop);
  await open(desktop, `/operator/reports/${reportId}`);
  await expect(desktop.getByRole("heading", { name: "対応", exact: true })).toBeVisible();

  await support.report.take.mutate({ reportId, lockVersion });
  beginStream();
  await expect(desktop.getByText("この通報は、ほかの操作で更新されました。")).toBeVisible();
});
