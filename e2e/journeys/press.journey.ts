import { randomUUID } from "node:crypto";
import { open } from "../support/hydrated.ts";
import { roomOn } from "../support/room.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

/** Ten o'clock in Japan, the day after tomorrow. */
function tenOClock(): string {
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" });
  return new Date(`${day.format(Date.now() + 48 * 3_600_000)}T10:00:00+09:00`).toISOString();
}

test("a press in a conversation is answered, also when it scrolls or grows under the press", async ({
  server,
  mobile,
  desktop,
}) => {
  const ace = await signIn(desktop.context(), server.url, "aceAdmin");
  const joker = await signIn(mobile.context(), server.url, "joker");
  const [ofAce, ofJoker] = await Promise.all(
    [ace, joker].map(({ trpc }) => trpc.matching.list.query({ tab: "all" })),
  );
  const shared = ofJoker?.items.find(({ id }) => ofAce?.items.some((one) => one.id === id));
  if (!shared) throw new Error("The demo's seeker and company have a thread.");
  const { id: matchingId, lastSeq } = shared;
  // Whatever the hour made of the demo's thread, what is proposed is all that is unread.
  await joker.trpc.chat.markRead.mutate({ matchingId, seq: lastSeq });
  await ace.trpc.schedule.propose.mutate({
    scheduleId: randomUUID(),
    matchingId,
    candidates: [{ startAt: tenOClock() }],
    durationMinutes: 30,
  });
  await open(mobile, `/matchings/${matchingId}`);
  const { log, bubble } = roomOn(mobile);
  const button = log.getByRole("button", { name: "どれも都合が合わない" });
  const question = mobile.getByRole("dialog", { name: "日程の再調整を依頼しますか？" });
  await expect(button).toBeInViewport();

  await test.step("it stays under the finger until that lets go, and goes to the end then", async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    await mobile.mouse.move(x + width / 2, y + height / 2);
    await mobile.mouse.down();
    const text = "明日の午前はいかがでしょうか。";
    await ace.trpc.chat.sendMessage.mutate({ matchingId, id: randomUUID(), type: 0, text });
    await expect(bubble(text)).toBeAttached();
    await mobile.mouse.up();
    await expect(question).toBeVisible();
    await mobile.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(bubble(text)).toBeInViewport();
  });

  await test.step("it is taken while the messages scroll", async () => {
    const missed = await button.evaluate(async (pressed) => {
      const box = pressed.closest("[role=log]");
      let missed = 0;
      for (let frame = 0; frame < 12; frame += 1) {
        box?.scrollBy(0, -2);
        await new Promise((done) => requestAnimationFrame(done));
        const { left, top, width, height } = pressed.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!pressed.contains(hit)) missed += 1;
      }
      return missed;
    });
    expect(missed).toBe(0);
  });
});
