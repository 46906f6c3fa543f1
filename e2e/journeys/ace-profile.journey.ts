import { open, reload } from "../support/hydrated.ts";
import { choosePicture, makePhoto } from "../support/picture.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

test("an ace writes the own profile on a phone, and a visitor sees it until it pauses", async ({
  server,
  mobile,
  desktop,
}) => {
  const { trpc } = await signIn(mobile.context(), server.url, "aceMember");
  const me = await trpc.account.getMe.query();
  if (me.kind !== "ace") throw new Error("The demo member is no ace.");
  const words = "半年後の仲間が迷わない設計を、いつも選ぶようにしています。";

  await test.step("what is typed outlives a reload and a refusal", async () => {
    await open(mobile, "/mypage/profile/edit/valueInJob");
    const field = mobile.getByLabel("仕事で大切にしていること");
    await field.fill("短い");
    await mobile.getByRole("button", { name: "保存する" }).click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill(words);
    await reload(mobile);
    await expect(field).toHaveValue(words);
    await mobile.getByRole("button", { name: "保存する" }).click();
    await expect(mobile).toHaveURL(/\/mypage\/profile$/);
  });
  await test.step("the picture is cut out and saved", async () => {
    await open(mobile, "/mypage/profile/edit/profileImage");
    await choosePicture(mobile, await makePhoto());
    await mobile.getByRole("button", { name: "この写真を使う" }).click();
    await expect(toastOn(mobile, "保存しました")).toBeAttached();
  });
  await test.step("a visitor sees it, and on pause the specified words", async () => {
    await open(desktop, `/ace/${me.userId}`);
    await expect(desktop.getByText(words)).toBeVisible();
    await open(mobile, "/mypage/profile");
    await mobile.getByRole("switch", { name: /プロフィールを公開する/ }).click();
    await expect(mobile.getByRole("switch", { name: /プロフィールを公開する/ })).not.toBeChecked();
    await open(desktop, `/ace/${me.userId}`);
    await expect(
      desktop.getByText("この担当者は現在お休み中のため、プロフィールを表示できません。", {
        exact: false,
      }),
    ).toBeVisible();
  });
});
