import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectPictures } from "../support/call.ts";
import { open } from "../support/hydrated.ts";
import { interviewPath } from "../support/interview.ts";
import { roomOn } from "../support/room.ts";
import { signIn } from "../support/sign-in.ts";
import { whileStopped } from "../support/stopped.ts";
import { expect, test } from "../support/test.ts";
import { createUdpPath } from "../support/udp-path.ts";
import { launchOptions } from "../support/whole-chromium.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file", launchOptions });

/** Five seconds are the rule; the rest is for the server, the line and a browser on two busy processors. */
const SOON = { timeout: 8000 };

type Calls = Awaited<ReturnType<typeof signIn>>;

/** The two of the interview that takes place now, and what they open. */
async function meet(server: string, ace: Page, seeker: Page) {
  const [ofAce, ofSeeker] = [
    await signIn(ace.context(), server, "agent"),
    await signIn(seeker.context(), server, "idleJoker"),
  ];
  // The question for the wishes would stand in front of the thread.
  await ofSeeker.trpc.joker.updateWillingness.mutate({
    jobChangeWillingness: "considering",
    sideJobWillingness: "active",
  });
  const room = await interviewPath(ofAce);
  const [, , matchingId = ""] = room.split("/");
  return { ofAce, matchingId, thread: `/matchings/${matchingId}`, room };
}

const write = ({ trpc }: Calls, matchingId: string, text: string) =>
  trpc.chat.sendMessage.mutate({ matchingId, id: randomUUID(), type: 0, text });

/** Waits until a page reads the stream for all tabs; before others are open it can be no other's. */
const leads = (page: Page) =>
  page.waitForFunction(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name?.startsWith("tefuda-live:"));
  });

/** The name of the way to the other side that a page was told last: each try to mend a line has another. */
const wayOfOther = (page: Page) =>
  page.evaluate(() => {
    const { madeConnections: made } = globalThis as unknown as {
      madeConnections: RTCPeerConnection[];
    };
    return /a=ice-ufrag:(\S+)/.exec(made.at(-1)?.remoteDescription?.sdp ?? "")?.[1];
  });

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first();

test("a tab that the system stops is replaced within seconds, by one in view or a fresh one", async ({
  server,
  person,
}) => {
  const first = await person("desktop");
  const { ofAce, matchingId, thread } = await meet(server.url, await person("desktop"), first);
  await open(first, thread);
  await leads(first);
  const second = await first.context().newPage();
  await open(second, thread);
  const reads = async (page: Page, text: string) => {
    await write(ofAce, matchingId, text);
    await expect(roomOn(page).bubble(text)).toBeVisible(SOON);
  };

  await test.step("the other tab hears what is written from then on", async () => {
    await reads(second, "はじめまして。");
    await whileStopped(first, [second], () => reads(second, "ご経歴を拝見しました。"));
  });

  await test.step("the one that was stopped follows once it goes on", async () => {
    await expect(roomOn(first).bubble("ご経歴を拝見しました。")).toBeVisible();
    await reads(first, "来週はいかがですか。");
  });

  await test.step("a tab that is opened meanwhile hears as well", async () => {
    await first.close();
    await reads(second, "ご都合をお聞かせください。");
    await whileStopped(second, [], async () => {
      const fresh = await second.context().newPage();
      await open(fresh, thread);
      await reads(fresh, "お待ちしております。");
      await fresh.close();
    });
  });

  await test.step("one that was put aside and comes back hears again", async () => {
    // The one that leads does not follow the thread by itself.
    await open(second, "/mypage");
    await leads(second);
    const third = await second.context().newPage();
    await open(third, thread);
    await reads(third, "資料をお送りします。");
    await third.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await reads(third, "よろしくお願いいたします。");
  });
});

test("an interview depends on no other tab: one comes in, and a lost line comes back, while the thread's is stopped", async ({
  server,
  person,
}) => {
  test.setTimeout(180_000);
  const line = createUdpPath();
  const ace = await person("desktop");
  const inThread = await person("desktop");
  for (const page of [ace, inThread]) await line.join(page.context());
  const { thread, room } = await meet(server.url, ace, inThread);
  const enter = async (page: Page) => {
    await open(page, room);
    await button(page, "ビデオ面談に入室する").click();
  };
  await enter(ace);
  await open(inThread, thread);
  await leads(inThread);
  const seeker = await inThread.context().newPage();

  await test.step("it comes about", async () => {
    await whileStopped(inThread, [seeker], async () => {
      await enter(seeker);
      for (const page of [ace, seeker]) await expectPictures(page);
    });
  });

  await test.step("a line that is cut comes back, though nobody looks at the seeker's tab", async () => {
    // The thread's tab reads the stream again.
    await seeker.close();
    await leads(inThread);
    const again = await inThread.context().newPage();
    await enter(again);
    for (const page of [ace, again]) await expectPictures(page);
    await again.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await whileStopped(inThread, [again], async () => {
      const before = await wayOfOther(again);
      line.cut();
      await expect(ace.getByText("再接続しています...").first()).toBeVisible();
      await expect.poll(() => wayOfOther(again)).not.toBe(before);
      line.mend();
      for (const page of [ace, again]) {
        await expect(page.getByText("再接続しています...")).toHaveCount(0, { timeout: 40_000 });
        await expectPictures(page);
      }
    });
  });
  line.close();
});
