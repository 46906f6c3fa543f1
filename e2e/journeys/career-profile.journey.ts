import { createClient } from "../../apps/server/src/running/client.fixture.ts";
import { demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { expectNoFaults } from "../support/axe.ts";
import { open } from "../support/hydrated.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

/** Someone of a company that is none of these. */
async function aceElsewhere(origin: string, companyIds: readonly (string | null)[]) {
  for (let number = 1; number <= 40; number += 1) {
    const email = `ace${number}@demo.example`;
    const { trpc } = createClient(origin);
    const isThere = await trpc.account.signInCompany
      .mutate({ email, password: demoPassword })
      .then(() => true)
      .catch(() => false);
    const me = isThere && (await trpc.account.getMe.query());
    if (me && me.kind === "ace" && !me.isAgent && !companyIds.includes(me.companyId)) return email;
  }
  throw new Error("Every company of the demo data has met this seeker.");
}

test("the matched side reads the whole profile, and nobody else does", async ({
  server,
  person,
  mobile,
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 404/);
  const { trpc } = await signIn(mobile.context(), server.url, "joker");
  const { trpc: ofAce } = await signIn(desktop.context(), server.url, "aceAdmin");
  const mine = (await trpc.matching.list.query({ tab: "all" })).items;
  const theirs = (await ofAce.matching.list.query({ tab: "all" })).items;
  const shared = mine.find(({ id }) => theirs.some((other) => other.id === id));
  const { profile } = await trpc.joker.own.query();
  const name = profile.name ?? "";
  const path = `/career-profile/${profile.id}`;

  await test.step("the seeker opens the sheet from mypage and can print it", async () => {
    await open(mobile, "/mypage");
    await mobile.getByRole("link", { name: "キャリアプロフィール", exact: true }).click();
    await expect(mobile).toHaveURL(/\/career-profile$/);
    await expect(mobile.getByRole("heading", { level: 1, name })).toBeVisible();
    const company = profile.careers[0]?.companyName ?? "";
    await expect(mobile.getByRole("heading", { name: company })).toBeVisible();
    for (const secret of [profile.email, profile.phone])
      await expect(mobile.getByText(secret ?? "")).toHaveCount(0);
    const print = mobile.getByRole("button", { name: "印刷する" });
    await expect(print).toBeVisible();
    await mobile.emulateMedia({ media: "print" });
    await expect(print).toBeHidden();
    await expect(mobile.getByRole("banner")).toBeHidden();
    await expect(mobile.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  await test.step("the matched ace reaches it from the chat", async () => {
    await open(desktop, `/matchings/${shared?.id}`);
    await desktop
      .getByRole("button", { name: /プロフィールを見る$/ })
      .first()
      .click();
    await desktop
      .getByRole("dialog", { name: "プロフィール" })
      .getByRole("link", { name: "キャリアプロフィールを開く" })
      .click();
    await expect(desktop).toHaveURL(new RegExp(`${path}$`));
    await expect(desktop.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(desktop).toHaveTitle(new RegExp(`${name}さんのプロフィール`));
    await expectNoFaults(desktop, "1280 px");
  });

  const missing = "ページが見つかりません";
  await test.step("another company and another seeker find nothing", async () => {
    const stranger = await person("desktop");
    const email = await aceElsewhere(
      server.url,
      mine.map(({ aceCompanyId }) => aceCompanyId),
    );
    await signIn(stranger.context(), server.url, { as: "company", email });
    await stranger.goto(path);
    await expect(stranger.getByRole("heading", { name: missing })).toBeVisible();

    const seeker = await person("mobile");
    await signIn(seeker.context(), server.url, "judgingJoker");
    await seeker.goto(path);
    await expect(seeker.getByRole("heading", { name: missing })).toBeVisible();
    await seeker.goto("/career-profile/not-an-id");
    await expect(seeker.getByRole("heading", { name: missing })).toBeVisible();
  });

  await test.step("a visitor is led to the login, and an operator's look is put on record", async () => {
    const visitor = await person("mobile");
    await open(visitor, path);
    await expect(visitor).toHaveURL(/\/login\?url=/);
    const operator = await person("desktop");
    await signIn(operator.context(), server.url, "operator");
    await operator.goto(path);
    await expect(operator.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(
      operator.getByText("このページの閲覧は、監査ログに記録されています。"),
    ).toBeVisible();
  });
});
