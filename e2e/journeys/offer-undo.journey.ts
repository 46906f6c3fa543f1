import type { Page } from "@playwright/test";
import { createClient } from "../../apps/server/src/running/client.fixture.ts";
import { demoEmails, demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { choose } from "../support/choose.ts";
import { open } from "../support/hydrated.ts";
import { logIn } from "../support/log-in.ts";
import { confirmOffer, type OfferText, remainingOffers, writeOffer } from "../support/offer.ts";
import { roomOn } from "../support/room.ts";
import { signIn } from "../support/sign-in.ts";
import { signedIn } from "../support/signed-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

/** Seekers whom no company has met yet. */
const newcomers = {
  undone: "joker-registered-200@demo.example",
  declining: "joker-registered-203@demo.example",
  accepting: "joker-registered-206@demo.example",
};
const message = "まずは30分ほど、お互いの仕事についてお話しできればと思っています。";

async function userIdOf(origin: string, email: string): Promise<string> {
  const { trpc } = createClient(origin);
  const { userId } = signedIn(await trpc.account.signIn.mutate({ email, password: demoPassword }));
  return userId;
}

async function sendOffer(ace: Page, jokerId: string, text: OfferText) {
  await open(ace, `/users/${jokerId}/offer`);
  await writeOffer(ace, text);
  await confirmOffer(ace);
}

const offersOn = (page: Page) =>
  page.getByRole("list", { name: "オファー一覧" }).getByRole("article");

test("an offer is taken back within five minutes, and the month's number returns", async ({
  server,
  mobile,
  desktop,
}) => {
  const jokerId = await userIdOf(server.url, newcomers.undone);
  await logIn(mobile, "joker", { email: newcomers.undone });
  await expect(mobile.getByText("まだオファーは届いていません。")).toBeVisible();
  await signIn(desktop.context(), server.url, { as: "company", email: demoEmails.aceAdmin });
  await open(desktop, `/users/${jokerId}/offer`);
  const before = await remainingOffers(desktop);
  const reason = "入社してすぐの時期から周りを巻き込んで進めてこられた様子に、強く惹かれました。";
  await writeOffer(desktop, { reason, message });
  await confirmOffer(desktop);
  await expect(offersOn(mobile).getByText(reason)).toBeVisible();

  await expect(desktop.getByText(/^あと4:\d\dで取り消せなくなります$/)).toBeVisible();
  await desktop.getByRole("button", { name: "取り消す" }).click();
  await expect(toastOn(desktop, "オファーを取り消しました")).toBeVisible();
  await expect(offersOn(mobile)).toHaveCount(0);
  await expect(mobile.getByText("まだオファーは届いていません。")).toBeVisible();

  await open(desktop, `/users/${jokerId}/offer`);
  expect(await remainingOffers(desktop)).toBe(before);
});

test("an offer is passed over with a reason that the company does not see", async ({
  server,
  mobile,
  desktop,
}) => {
  const jokerId = await userIdOf(server.url, newcomers.declining);
  await signIn(desktop.context(), server.url, { as: "company", email: demoEmails.aceAdmin });
  await sendOffer(desktop, jokerId, {
    reason:
      "数字を見ながら小さく試し、続ける理由を言葉にしてきた経歴に学ぶところが多くありました。",
    message,
  });
  await open(desktop, "/offers?tab=closed");
  const closed = offersOn(desktop).filter({ has: desktop.locator(`a[href="/users/${jokerId}"]`) });
  await expect(closed).toHaveCount(0);

  await logIn(mobile, "joker", { email: newcomers.declining });
  await offersOn(mobile).getByRole("link").click();
  await expect(mobile.getByText(message)).toBeVisible();
  await mobile.getByRole("button", { name: "見送る" }).click();
  const dialog = mobile.getByRole("dialog", { name: "このオファーを見送りますか？" });
  await choose(dialog, "勤務地・働き方");
  await dialog.getByRole("button", { name: "見送る" }).click();
  await expect(mobile).toHaveURL(/\/offers$/);
  await expect(toastOn(mobile, "オファーを見送りました")).toBeVisible();
  await expect(offersOn(mobile)).toHaveCount(0);
  await mobile.getByRole("link", { name: "終了" }).click();
  await expect(offersOn(mobile).getByText("見送り")).toBeVisible();

  await expect(closed.getByText("見送り")).toBeVisible();
  await expect(desktop.getByText("勤務地・働き方")).toHaveCount(0);
});

test("an offer accepted in two tabs at once makes one matching", async ({
  server,
  mobile,
  desktop,
}) => {
  const jokerId = await userIdOf(server.url, newcomers.accepting);
  await signIn(desktop.context(), server.url, { as: "company", email: demoEmails.aceAdmin });
  await sendOffer(desktop, jokerId, {
    reason: "受け持ちが変わっても手順を残し、後から来る人が困らないようにする姿勢に共感しました。",
    message,
  });

  await logIn(mobile, "joker", { email: newcomers.accepting });
  const card = offersOn(mobile).getByRole("link");
  await expect(card).toBeVisible();
  const href = (await card.getAttribute("href")) ?? "";
  const tabs = [mobile, await mobile.context().newPage()];
  for (const tab of tabs) {
    await open(tab, href);
    await tab.getByRole("button", { name: "話を聞いてみる" }).click();
    await choose(tab.getByRole("dialog"), "ポジションの詳細");
  }
  await Promise.all(
    tabs.map((tab) => tab.getByRole("dialog").getByRole("button", { name: "決定する" }).click()),
  );
  for (const tab of tabs) {
    const established = tab.getByRole("dialog", { name: "マッチングが成立しました" });
    await established.getByRole("link", { name: "メッセージを送る" }).click();
    await expect(tab).toHaveURL(/\/matchings\/[0-9a-f-]+/);
    await expect(roomOn(tab).log.getByText(/^マッチングが成立しました。/)).toHaveCount(1);
    await expect(roomOn(tab).log.getByText(/話してみたいテーマ：/)).toHaveCount(1);
  }
  await open(mobile, "/matchings");
  await expect(
    mobile.getByRole("region", { name: "マッチング一覧" }).getByRole("listitem"),
  ).toHaveCount(1);
});
