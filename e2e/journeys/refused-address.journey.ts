import { startMailServer } from "../../packages/services/src/mail/mail-server.fixture.ts";
import { open } from "../support/hydrated.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

/** A seeker to whom no mail of the demo data is waiting. */
const email = "joker-registered-212@demo.example";
/** Started once for the file, as the product is; its answers are each test's own. */
let mailServer: Awaited<ReturnType<typeof startMailServer>> | undefined;
let isRefusing = true;

test.use({
  serverEnv: async ({ browserName: _ }, use) => {
    mailServer ??= await startMailServer(0, {
      refuses: (address) =>
        isRefusing && address === email ? "550 5.1.1 no such user" : undefined,
    });
    await use({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` });
  },
});
test.afterAll(() => mailServer?.stop());

/** The link in the newest mail that the mail server has taken for the seeker. */
const takenLink = () => {
  const mails = mailServer?.taken.filter(({ to }) => to?.[0]?.address === email) ?? [];
  return mails.at(-1)?.text?.match(/https?:\/\/\S+oobCode=\S+/)?.[0] ?? "";
};

test("whose mails come back is asked for an address, and proves the same one by a mail", async ({
  server,
  mobile,
}) => {
  isRefusing = true;
  const { trpc } = await signIn(mobile.context(), server.url, { as: "joker", email });
  await trpc.account.requestPasswordReset.mutate({ email, userType: "joker" });
  const isRefused = async () => {
    const me = await trpc.account.getMe.query();
    return me.kind === "joker" && me.isEmailRefused;
  };
  await expect.poll(isRefused, { timeout: 20_000 }).toBe(true);

  await open(mobile, "/mypage");
  const banner = mobile.getByText(`${email} にメールをお届けできませんでした。`);
  await expect(banner).toBeVisible();
  await mobile.getByRole("link", { name: "メールアドレスを確認する" }).click();
  await expect(mobile).toHaveURL(/\/mypage\/setting#email$/);
  const told = mobile.getByText("このアドレスにはメールをお届けできませんでした。");
  await expect(told).toBeVisible();

  isRefusing = false;
  await mobile.getByRole("button", { name: "メールアドレスを変更する" }).click();
  await mobile.getByRole("textbox", { name: "新しいメールアドレス" }).fill(email);
  await mobile.getByRole("button", { name: "確認用のリンクを送る" }).click();
  await expect(mobile.getByText(`${email} に確認用のリンクをお送りしました。`)).toBeVisible();
  await expect(told).toHaveCount(0);
  await expect.poll(takenLink, { timeout: 20_000 }).not.toBe("");
  await mobile.goto(takenLink());
  await expect.poll(isRefused).toBe(false);
  await open(mobile, "/mypage");
  await expect(banner).toHaveCount(0);
});
