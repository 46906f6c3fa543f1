import { inArray } from "drizzle-orm";
import { consents } from "../../packages/db/src/schema/account.ts";
import { demoEmails } from "../../packages/testing/src/demo/accounts.ts";
import { expectNoFaults } from "../support/axe.ts";
import { withDatabase } from "../support/database.ts";
import { open, reload } from "../support/hydrated.ts";
import { logIn, submitLogin } from "../support/log-in.ts";
import { expect, test } from "../support/test.ts";

// The terms have changed for everyone here, others must not meet that.
test.use({ serverFor: "file" });

test("a seeker agrees to terms that have changed, once, and goes on where they wanted to", async ({
  server,
  mobile,
  desktop,
}) => {
  await withDatabase(server, (db) =>
    db
      .update(consents)
      .set({ version: "2025-04-01" })
      .where(inArray(consents.kind, ["terms", "privacy"])),
  );

  await open(mobile, "/login?url=%2Fmypage%2Fsetting");
  await submitLogin(mobile, { email: demoEmails.joker });
  await expect(mobile.getByRole("heading", { name: "規約の改定のお知らせ" })).toBeVisible();
  await expectNoFaults(mobile, "consent");
  // Whoever closes the page meets it again, and may leave instead.
  await open(mobile, "/offers");
  await expect(mobile).toHaveURL(/\/consent\?url=%2Foffers$/);
  await mobile.getByRole("link", { name: "同意せずに退会する" }).click();
  await expect(mobile).toHaveURL(/\/mypage\/withdrawal$/);
  await open(mobile, "/mypage/setting");
  await expect(mobile).toHaveURL(/\/consent\?url=%2Fmypage%2Fsetting$/);

  await mobile.getByRole("button", { name: "同意して続ける" }).click();
  await expect(
    mobile.getByText("利用規約とプライバシーポリシーへの同意が必要です").first(),
  ).toBeVisible();
  await mobile.getByRole("checkbox", { name: /^利用規約に同意します/ }).check();
  await mobile.getByRole("checkbox", { name: /^プライバシーポリシーに同意し/ }).check();
  await mobile.getByRole("button", { name: "同意して続ける" }).click();
  await expect(mobile).toHaveURL(/\/mypage\/setting$/);
  await reload(mobile);
  await expect(mobile).toHaveURL(/\/mypage\/setting$/);
  await open(mobile, "/consent");
  await mobile.getByRole("link", { name: "続ける" }).click();
  await expect(mobile).toHaveURL(/\/offers$/);

  // A company has its own agreement, on its own page.
  await logIn(desktop, "company", { email: demoEmails.aceAdmin });
  await expect(desktop).toHaveURL(/\/users/);
});
