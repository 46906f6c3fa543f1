import type { Page } from "@playwright/test";
import { createClient } from "../../apps/server/src/running/client.fixture.ts";
import { demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { stableId } from "../../packages/testing/src/factories/ids.ts";
import { expectNoFaults } from "../support/axe.ts";
import { choose } from "../support/choose.ts";
import { hydrated, open } from "../support/hydrated.ts";
import { signIn } from "../support/sign-in.ts";
import { signedIn } from "../support/signed-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

const offered = "joker-registered-217@demo.example";
const title = "工場の声を形にするプロダクトデザイナー";
const duties =
  "手順書サービスの画面の設計を担当します。工場での聞き取り、試作、利用者との確認、公開後の改善までを、開発の社員と三人で進めます。月に一度は現場を訪ねます。";
const nextYear = `${new Date().getFullYear() + 1}-03-31`;

const saved = (page: Page) =>
  expect(page.getByRole("status").getByText(/に保存しました$/)).toBeVisible();
const group = (page: Page, name: string) => page.getByRole("group", { name });

/** Everything that the law asks of regular employment, as one types it. */
async function fill(page: Page) {
  await page.getByLabel("募集タイトル").fill(title);
  await choose(group(page, "契約形態"), "正社員");
  await page.getByLabel("職種").selectOption("webDesigner");
  await page.getByLabel("仕事内容（雇入れ直後）").fill(duties);
  await choose(group(page, "仕事内容の変更の範囲"), "変更なし");
  await page.getByLabel("住所・場所").fill("東京都台東区蔵前1-1-1 2階");
  await page.getByLabel("勤務地（都道府県）").selectOption("13");
  await choose(group(page, "就業場所の変更の範囲"), "変更なし");
  await choose(group(page, "受動喫煙防止措置"), "屋内禁煙");
  await choose(group(page, "契約期間"), "期間の定めなし");
  await choose(group(page, "試用期間"), "なし");
  await choose(group(page, "派遣労働者として雇用"), "しない");
  await choose(group(page, "就業時間"), "始業・終業が決まっている");
  await page.getByRole("textbox", { name: "始業" }).fill("09:30");
  await page.getByRole("textbox", { name: "終業" }).fill("18:30");
  await page.getByLabel("休憩時間").fill("６０");
  await choose(group(page, "時間外労働"), "なし");
  await page.getByLabel("休日・休暇").fill("完全週休2日制（土日祝）、年末年始");
  await page.getByLabel("想定年収（下限・万円）").fill("５００");
  await page.getByLabel("想定年収（上限・万円）").fill("800");
  await page.getByLabel("賃金の内訳").fill("月額 基本給 350,000円〜560,000円、通勤手当");
  await choose(group(page, "固定残業代"), "なし");
  await choose(group(page, "加入保険"), "健康保険");
  await page.getByLabel("募集終了日").fill(nextYear);
}

test("a position is made from nothing, refused, filled, published, changed and ended", async ({
  server,
  person,
  desktop,
}) => {
  await signIn(desktop.context(), server.url, "aceAdmin");
  await open(desktop, "/recruitments");
  await desktop.getByRole("link", { name: "募集を作成する" }).click();
  await expect(desktop.getByRole("heading", { name: "募集を作成する" })).toBeVisible();
  await hydrated(desktop);
  await choose(group(desktop, "採用区分"), "転職（正社員・契約社員など）");
  await saved(desktop);

  // Publishing names what is missing, and an item leads to its field.
  await desktop.getByRole("button", { name: "公開する" }).click();
  const refusal = desktop.getByRole("alert").filter({ hasText: "次の項目の入力が必要です" });
  await refusal.getByRole("button", { name: "休日・休暇" }).click();
  await expect(desktop.getByLabel("休日・休暇")).toBeFocused();
  await fill(desktop);
  await expect(refusal).toBeHidden();
  await saved(desktop);

  // What was saved stands there after a reload.
  await desktop.getByRole("link", { name: "プレビュー" }).click();
  await expect(desktop.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  const address = new URL(desktop.url()).pathname;
  const visitor = await person("mobile");
  expect((await visitor.request.get(address)).status()).toBe(404);
  await hydrated(desktop);
  await desktop.getByRole("button", { name: "公開する" }).click();
  await expect(toastOn(desktop, "公開しました")).toBeVisible();
  await expect(desktop.getByText("公開中", { exact: true }).first()).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expect(visitor.getByText("500万円〜800万円").first()).toBeVisible();

  // A seeker with an offer sees the old and the new wording while looking at it.
  const recruitmentId = address.split("/")[2] ?? "";
  const { trpc } = await signIn(desktop.context(), server.url, "aceAdmin");
  const seeker = createClient(server.url);
  const { userId } = signedIn(
    await seeker.trpc.account.signIn.mutate({
      email: offered,
      password: demoPassword,
    }),
  );
  const offerId = stableId("offer", "recruitment-journey");
  await trpc.offer.createOffer.mutate({
    offerId,
    jokerId: userId,
    recruitmentId,
    reason: "現場の写真から画面を起こされたお仕事を拝見し、聞き取りの丁寧さに強くひかれました。",
    message: "まずは30分ほど、お互いの仕事についてお話しできればと思っています。",
    minSalary: 500,
    maxSalary: 800,
    purpose: "casual",
  });
  const joker = await person("mobile");
  await signIn(joker.context(), server.url, { as: "joker", email: offered });
  await open(joker, `/offers/${offerId}`);
  await expect(joker.getByText("募集条件が更新されました")).toBeHidden();
  await open(desktop, `${address}/edit`);
  await desktop.getByLabel("休日・休暇").fill("完全週休2日制（土日祝）、夏季休暇、年末年始");
  await desktop.keyboard.press("ControlOrMeta+s");
  await expect(toastOn(desktop, "保存し、新しい版として公開しました")).toBeVisible();
  await expect(joker.getByRole("heading", { name: "募集条件が更新されました" })).toBeVisible();
  await expect(joker.locator("ins").first()).toContainText("夏季休暇");

  // The thread that comes of it goes on telling, and shows both wordings.
  const { matchingId } = await seeker.trpc.offer.answerOffer.mutate({
    offerId,
    isInterested: true,
    themes: [],
  });
  await open(joker, `/matchings/${matchingId}`);
  await joker.getByRole("button", { name: /^募集要項.*募集条件が更新されました$/ }).click();
  const conditions = joker.getByRole("dialog", { name: title });
  await expect(conditions.locator("ins").first()).toContainText("夏季休暇");

  // A pause and the end hide it from visitors; the company keeps it.
  await desktop.waitForURL(`**${address}`);
  await hydrated(desktop);
  await desktop.getByRole("button", { name: "その他の操作" }).click();
  await desktop.getByRole("menuitem", { name: "一時停止する" }).click();
  await desktop.getByRole("dialog").getByRole("button", { name: "一時停止する" }).click();
  await expect(toastOn(desktop, "公開を一時停止しました")).toBeVisible();
  expect((await visitor.request.get(address)).status()).toBe(404);
  await desktop.getByRole("button", { name: "その他の操作" }).click();
  await desktop.getByRole("menuitem", { name: "募集を終了する" }).click();
  await desktop.getByRole("dialog").getByRole("button", { name: "募集を終了する" }).click();
  await expect(toastOn(desktop, "募集を終了しました")).toBeVisible();
  await expect(desktop.getByRole("link", { name: "編集する" })).toBeHidden();
});

test("two tabs of one draft: nothing typed is lost, on a phone as well", async ({
  server,
  mobile,
  desktop,
  line,
  expectBrowserErrors,
}) => {
  // The save that comes second.
  expectBrowserErrors(/status of 409/);
  const { trpc } = await signIn(desktop.context(), server.url, "aceAdmin");
  await signIn(mobile.context(), server.url, "aceAdmin");
  const { items } = await trpc.recruitment.listOwn.query({ tab: "draft" });
  const path = `/recruitment/${items[0]?.id}/edit`;
  await Promise.all([open(desktop, path), open(mobile, path)]);
  await line.cut(mobile);
  await mobile.getByLabel("賃金の内訳").fill("月額 基本給 400,000円、住宅手当");
  await desktop.getByLabel("賃金の内訳").fill("月額 基本給 450,000円、通勤手当");
  await saved(desktop);
  await line.mend(mobile);
  const window = mobile.getByRole("dialog", { name: "別の画面で先に保存されています" });
  await expect(window.locator("ins")).toContainText("住宅");
  await expectNoFaults(mobile, "both versions of a position");
  await window.getByRole("button", { name: "選んだ内容で続ける" }).click();
  await saved(mobile);
  await expect(mobile.getByLabel("賃金の内訳")).toHaveValue("月額 基本給 400,000円、住宅手当");
  await open(mobile, path);
  await expect(mobile.getByLabel("賃金の内訳")).toHaveCount(1);
  await expect(mobile.getByLabel("賃金の内訳")).toHaveValue("月額 基本給 400,000円、住宅手当");
  // The other tab is told, and takes what is stored now.
  await desktop.getByRole("button", { name: "内容を比べる" }).click();
  await desktop.getByRole("button", { name: "選んだ内容で続ける" }).click();
  await expect(desktop.getByLabel("賃金の内訳")).toHaveValue("月額 基本給 400,000円、住宅手当");
});

test("a salary that was typed in yen is refused or asked about before it is public", async ({
  server,
  desktop,
}) => {
  await signIn(desktop.context(), server.url, "aceAdmin");
  await open(desktop, "/recruitment/new");
  await hydrated(desktop);
  await choose(group(desktop, "採用区分"), "転職（正社員・契約社員など）");
  await saved(desktop);
  await fill(desktop);
  const [min, max] = [
    desktop.getByLabel("想定年収（下限・万円）"),
    desktop.getByLabel("想定年収（上限・万円）"),
  ];
  const publish = desktop.getByRole("button", { name: "公開する", exact: true });

  // Yen in a field for units of 10,000 of them would be five hundred billion.
  await min.fill("５００万円");
  await max.fill("8000000");
  await publish.click();
  await expect(
    desktop.getByText("万円の単位で、1〜100,000の整数で入力してください（500万円は「500」）"),
  ).toBeVisible();
  await max.fill("12000");
  await publish.click();
  const question = desktop.getByRole("dialog", { name: "想定年収の金額をご確認ください" });
  await expect(question).toContainText("想定年収が500万円〜1億2,000万円になっています。");
  await question.getByRole("button", { name: "金額を直す" }).click();
  await expect(question).toHaveCount(0);

  // Its own page asks as well.
  await saved(desktop);
  await desktop.getByRole("link", { name: "プレビュー" }).click();
  await expect(desktop.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await hydrated(desktop);
  await publish.click();
  await question.getByRole("button", { name: "金額を直す" }).click();
  await expect(question).toHaveCount(0);
  await desktop.getByRole("link", { name: "編集する" }).click();
  await hydrated(desktop);
  await max.fill("8,000,000円");
  await publish.click();
  await expect(toastOn(desktop, "公開しました")).toBeVisible();
  await expect(desktop.getByText("500万円〜800万円").first()).toBeVisible();

  // Whoever means it says so, and a second press of that button does nothing more.
  const agree = question.getByRole("button", { name: "この金額で公開する" });
  const calls: string[] = [];
  desktop.on("request", (request) => {
    const call = /recruitment\.(?:save|publish|resume)\w*/.exec(request.url())?.[0];
    if (call) calls.push(call);
  });
  await desktop.getByRole("link", { name: "編集する" }).click();
  await hydrated(desktop);
  await max.fill("12,000万円");
  await desktop.getByRole("button", { name: "変更を保存する" }).click();
  await agree.dblclick();
  await expect(toastOn(desktop, "保存し、新しい版として公開しました")).toBeVisible();
  await expect(desktop.getByText("500万円〜12,000万円").first()).toBeVisible();
  await hydrated(desktop);
  await desktop.getByRole("button", { name: "その他の操作" }).click();
  await desktop.getByRole("menuitem", { name: "一時停止する" }).click();
  await desktop.getByRole("dialog").getByRole("button", { name: "一時停止する" }).click();
  await expect(toastOn(desktop, "公開を一時停止しました")).toBeVisible();
  await desktop.getByRole("button", { name: "公開を再開する" }).click();
  await agree.dblclick();
  await expect(desktop.getByRole("button", { name: "その他の操作" })).toBeVisible();
  await expect(desktop.getByText("公開中", { exact: true }).first()).toBeVisible();
  expect(calls).toEqual(["recruitment.saveRecruitment", "recruitment.publishRecruitment"]);
});
