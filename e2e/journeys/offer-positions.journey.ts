import { uuidv7 } from "uuidv7";
import { createClient } from "../../apps/server/src/running/client.fixture.ts";
import { recruitmentRevisions, recruitments } from "../../packages/db/src/schema/recruitment.ts";
import { demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { withDatabase } from "../support/database.ts";
import { open, reload } from "../support/hydrated.ts";
import { confirmOffer } from "../support/offer.ts";
import { signIn } from "../support/sign-in.ts";
import { signedIn } from "../support/signed-in.ts";
import { expect, test } from "../support/test.ts";

// Its company has many positions here, and its offer is sent.
test.use({ serverFor: "file" });

const MINUTE_MS = 60_000;

test("of more than a hundred positions each can be chosen for an offer", async ({
  server,
  desktop,
}) => {
  const { trpc } = await signIn(desktop.context(), server.url, "aceAdmin");
  const me = await trpc.account.getMe.query();
  const now = Date.now();
  await withDatabase(server, async (db) => {
    if (me.kind !== "ace") throw new Error("This is no ace.");
    const { companyId } = me;
    const positions = Array.from({ length: 101 }, (_, n) => ({
      id: uuidv7(),
      title: `店舗の運営を支える募集 その${n}`,
      employmentType: "midCareer" as const,
      contractType: "regular" as const,
      minSalary: 400,
      maxSalary: 600 + n,
    }));
    const written = { createdAt: new Date(now), updatedAt: new Date(now) };
    await db.insert(recruitments).values(
      positions.map((position, n) => ({
        ...position,
        companyId,
        status: "published" as const,
        revision: 1,
        publishedAt: new Date(now - n * MINUTE_MS),
        ...written,
      })),
    );
    await db.insert(recruitmentRevisions).values(
      positions.map(({ id, ...content }) => ({
        recruitmentId: id,
        revision: 1,
        content,
        createdAt: new Date(now),
      })),
    );
  });
  const seeker = createClient(server.url);
  const { userId: jokerId } = signedIn(
    await seeker.trpc.account.signIn.mutate({
      email: "joker-registered-200@demo.example",
      password: demoPassword,
    }),
  );
  await open(desktop, `/users/${jokerId}/offer`);
  const position = desktop.getByRole("combobox", { name: /^紐づける募集/ });
  const titles = position.getByRole("option");
  await expect(titles).toHaveCount(101);
  const oldest = titles.filter({ hasText: /その100$/ });
  await expect(oldest).toHaveCount(0);

  const words = desktop.getByRole("searchbox", { name: /^募集名で探す/ });
  await words.fill("そんな募集はない");
  await expect(desktop.getByText("この言葉を含む募集はありません。")).toBeVisible();
  await words.fill("運営　ソノ１００");
  await expect(desktop.getByText(/^1件の募集が見つかりました/)).toBeVisible();
  await position.selectOption({ label: "店舗の運営を支える募集 その100" });
  await expect(desktop.getByLabel("想定年収 上限")).toHaveValue("700");

  // It stays chosen while others are looked for, and after a reload.
  await words.fill("その7");
  await expect(desktop.getByText(/^11件の募集が見つかりました/)).toBeVisible();
  await expect(position.getByRole("option", { selected: true })).toHaveText(/その100$/);
  await desktop
    .getByRole("textbox", { name: "あなたに興味を持った理由" })
    .fill("店の人の声を集めて棚の並びを直された経験に、ぜひお話をうかがいたいと思いました。");
  await desktop
    .getByRole("textbox", { name: "メッセージ本文" })
    .fill("まずは三十分ほど、お互いの仕事についてお話しできればと思っています。");
  await reload(desktop);
  await expect(position.getByRole("option", { selected: true })).toHaveText(/その100$/);
  await desktop.getByRole("button", { name: "内容を確認する" }).click();
  await expect(desktop.getByRole("dialog")).toContainText("店舗の運営を支える募集 その100");
  await confirmOffer(desktop);
});
