import { compassForm, expectAdvice, handIn } from "../support/compass.ts";
import { open } from "../support/hydrated.ts";
import { roomOn } from "../support/room.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

// What is written here, others must not meet.
test.use({ serverFor: "file" });

/** Runs in the browser: takes away what the oldest ones that are supported do not have, or not everywhere. */
function growOld() {
  const lacks: readonly (readonly [owner: object, names: readonly string[]])[] = [
    [globalThis, ["BroadcastChannel"]],
    [Navigator.prototype, ["locks", "setAppBadge", "clearAppBadge", "wakeLock"]],
    [URL, ["parse", "canParse"]],
    [AbortSignal, ["any"]],
    [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [Promise, ["withResolvers", "try"]],
    [Object, ["groupBy"]],
  ];
  for (const [owner, names] of lacks) for (const name of names) Reflect.deleteProperty(owner, name);
}

test("candidates, a thread with a web address and the compass work in an older browser", async ({
  server,
  person,
}) => {
  const [ace, joker] = [await person("desktop"), await person("mobile")];
  for (const page of [ace, joker]) await page.context().addInitScript(growOld);
  const clients = [
    await signIn(joker.context(), server.url, "joker"),
    await signIn(ace.context(), server.url, "aceAdmin"),
  ] as const;

  await test.step("candidates are shown, in two tabs with a stream each", async () => {
    const second = await ace.context().newPage();
    for (const tab of [ace, second]) {
      await open(tab, "/users");
      await expect(tab.getByRole("region", { name: "おすすめの候補者" })).toBeVisible();
      await expect(tab.getByRole("article").first()).toBeVisible();
    }
    await second.close();
  });

  await test.step("a web address is sent, read live, and a link", async () => {
    const [ofJoker, ofAce] = await Promise.all(
      clients.map(async ({ trpc }) => (await trpc.matching.list.query({ tab: "all" })).items),
    );
    const shared = ofJoker?.find(({ id }) => ofAce?.some((other) => other.id === id));
    for (const page of [ace, joker]) await open(page, `/matchings/${shared?.id}`);
    await roomOn(ace).input.fill("こちらです。https://example.com/about をご覧ください。");
    await ace.getByRole("button", { name: "送信する" }).click();
    for (const page of [ace, joker])
      await expect(
        roomOn(page).log.getByRole("link", { name: "https://example.com/about" }),
      ).toBeVisible();
    await roomOn(joker).say("拝見しました。");
    await expect(roomOn(ace).bubble("拝見しました。")).toBeVisible();
  });

  await test.step("the compass answers", async () => {
    await open(joker, compassForm);
    await handIn(joker);
    await expectAdvice(joker);
  });
});
