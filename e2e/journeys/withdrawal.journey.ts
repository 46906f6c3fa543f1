import { createClient } from "../../apps/server/src/running/client.fixture.ts";
import { demoEmails, demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { open } from "../support/hydrated.ts";
import { submitLogin } from "../support/log-in.ts";
import { signIn } from "../support/sign-in.ts";
import { signedIn } from "../support/signed-in.ts";
import { expect, test } from "../support/test.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

/** A seeker whom no company has met yet. */
const email = "joker-registered-206@demo.example";

test("a seeker takes the data along, leaves at once, and comes back by logging in", async ({
  server,
  mobile,
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 4\d\d/);
  const { trpc } = createClient(server.url);
  const { userId } = signedIn(await trpc.account.signIn.mutate({ email, password: demoPassword }));
  await signIn(desktop.context(), server.url, { as: "company", email: demoEmails.aceAdmin });
  await open(desktop, `/users/${userId}`);
  const candidate = desktop.getByRole("heading", { level: 1, name: /^候補者ID/ });
  await expect(candidate).toBeVisible();

  await test.step("the data comes as a file that nobody else can fetch", async () => {
    await signIn(mobile.context(), server.url, { as: "joker", email });
    await open(mobile, "/mypage/data-export");
    await mobile.getByRole("button", { name: "ファイルを作成する" }).click();
    const link = mobile.getByRole("link", { name: "ダウンロードする" });
    const path = (await link.getAttribute("href")) ?? "";
    const [file] = await Promise.all([mobile.waitForEvent("download"), link.click()]);
    expect(file.suggestedFilename()).toMatch(/^tefuda-\d{4}-\d\d-\d\d\.json$/);
    const answer = await mobile.request.get(path);
    expect((await answer.json()).account.email).toBe(email);
    expect((await desktop.request.get(path)).status()).toBe(404);
  });

  await test.step("the seeker leaves, and is gone for companies", async () => {
    await open(mobile, "/mypage/withdrawal");
    await mobile.getByLabel("退会の理由").fill("ほかで決まったため");
    await mobile.getByRole("button", { name: "退会のお手続きへ進む" }).click();
    const question = mobile.getByRole("dialog", { name: "退会しますか？" });
    await question.getByRole("button", { name: "退会する" }).click();
    await expect(mobile).toHaveURL(/\/login\?withdrawn=1$/);
    await expect(mobile.getByText(/^退会のお手続きを受け付けました。/)).toBeVisible();
    await expect(desktop.getByText(/^データが見つかりませんでした。/)).toBeVisible();
    await open(mobile, "/mypage");
    await expect(mobile).toHaveURL(/\/login/);
  });

  await test.step("logging in takes it back", async () => {
    await open(mobile, "/login");
    await submitLogin(mobile, { email });
    await expect(mobile.getByRole("heading", { name: "退会を取り消しました" })).toBeVisible();
    await expect(candidate).toBeVisible();
    await mobile.getByRole("link", { name: "続ける" }).click();
    await expect(mobile).toHaveURL(/\/offers$/);
  });
});
