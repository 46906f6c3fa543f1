import { clockAhead } from "../support/clock-ahead.ts";
import { open } from "../support/hydrated.ts";
import { navLink, roomOn } from "../support/room.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

/** Everybody's device is a minute ahead of it. */
test.use({ serverEnv: clockAhead(-1) });

test("a device whose clock is ahead shows the pages that the server made, and what comes later", async ({
  server,
  mobile,
  desktop,
}) => {
  const { trpc: ace } = await signIn(desktop.context(), server.url, "aceAdmin");
  const { trpc: joker } = await signIn(mobile.context(), server.url, "joker");
  const [theirs, ours] = await Promise.all([
    ace.matching.list.query({ tab: "all" }),
    joker.matching.list.query({ tab: "all" }),
  ]);
  const shared = ours.items.find(({ id }) => theirs.items.some((other) => other.id === id));
  if (!shared) throw new Error("The demo's seeker and company have a thread.");

  // A page that comes to life with other parts than the server made fails the test (browserErrors).
  await test.step("every room opens with what was sent", async () => {
    for (const { id } of ours.items.filter(({ isSupport }) => !isSupport)) {
      await open(mobile, `/matchings/${id}`);
      await expect(roomOn(mobile).log).toBeVisible();
    }
  });

  await test.step("what comes is seen at once, and after another page", async () => {
    await open(mobile, `/matchings/${shared.id}`);
    await open(desktop, `/matchings/${shared.id}`);
    await roomOn(desktop).say("時計が進んでいても届きます。");
    await expect(roomOn(mobile).bubble("時計が進んでいても届きます。")).toBeVisible();
    await navLink(desktop, /候補者/).click();
    await expect(desktop).toHaveURL(/\/users/);
    await roomOn(mobile).say("こちらも届きました。");
    await desktop.goBack();
    await expect(roomOn(desktop).bubble("こちらも届きました。")).toBeVisible();
  });
});
