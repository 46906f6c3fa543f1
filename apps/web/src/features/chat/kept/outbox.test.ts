import fc from "fast-check";
import { expect, it } from "vitest";
import { keptBrowser } from "./kept-list.fixture";
import { createOutbox, type Outgoing } from "./outbox";

const thread = "018f0000-0000-7000-8000-00000000000a";
const idOf = (at: number) => `018f0000-0000-7000-8000-${String(at).padStart(12, "0")}`;
const written = (at: number, fields: Partial<Outgoing> = {}): Outgoing => ({
  id: idOf(at),
  text: `${at}`,
  sentAt: new Date(Date.UTC(2025, 3, 3, 5, 0, at)).toISOString(),
  status: "sending",
  ...fields,
});
const nobody = () => {};

function openTabs(count: number) {
  const browser = keptBrowser();
  const open = () => {
    const outbox = createOutbox(browser.tab());
    outbox.follow(thread, nobody);
    return outbox;
  };
  return { browser, open, tabs: Array.from({ length: count }, open) };
}
const textsIn = (outbox: ReturnType<typeof createOutbox>) =>
  outbox.of(thread).map(({ text, status }) => `${text} ${status}`);

it("keeps what every tab wrote, whichever wrote last", () => {
  const writes = fc.array(fc.tuple(fc.nat(2), fc.boolean()), { maxLength: 12 });
  fc.assert(
    fc.property(writes, (steps) => {
      const { browser, tabs, open } = openTabs(3);
      for (const [at, [tab, hasArrived]] of steps.entries()) {
        tabs[tab]?.add(thread, [written(at)]);
        if (hasArrived) tabs[tab]?.drop(thread, [idOf(at)]);
      }
      const left = steps.flatMap(([, hasArrived], at) => (hasArrived ? [] : `${at} failed`));
      browser.close();
      expect(textsIn(open())).toEqual(left);
    }),
  );
});

it("shows in another tab what failed, not what is on its way", () => {
  const { tabs, open } = openTabs(2);
  const [one, other] = tabs as [ReturnType<typeof createOutbox>, ReturnType<typeof createOutbox>];
  one.add(thread, [written(1)]);
  expect(textsIn(other)).toEqual([]);
  const late = open();
  expect(textsIn(late)).toEqual([]);
  one.change(thread, idOf(1), { status: "failed" });
  for (const tab of [other, late]) expect(textsIn(tab)).toEqual(["1 failed"]);
  other.drop(thread, [idOf(1)]);
  expect(textsIn(one)).toEqual([]);
});

it("does not send what was taken back while the sending waited, here or in another tab", () => {
  const { tabs, open } = openTabs(1);
  const [one] = tabs as [ReturnType<typeof createOutbox>];
  one.add(thread, [written(1), written(2), written(3)]);
  one.drop(thread, [idOf(1)]);
  one.change(thread, idOf(2), { status: "failed" });
  open().drop(thread, [idOf(2)]);
  expect([1, 2, 3].map((at) => one.holds(thread, idOf(at)))).toEqual([false, false, true]);
});

it("shows in another tab what a tab that was closed had on its way", () => {
  const { browser, tabs, open } = openTabs(1);
  tabs[0]?.add(thread, [written(1)]);
  const late = open();
  expect(textsIn(late)).toEqual([]);
  browser.closeTab(0);
  expect(textsIn(late)).toEqual(["1 failed"]);
});

it("goes on where storage is refused, and forgets nothing that is on the screen", () => {
  const { tab } = keptBrowser();
  const refusing = tab();
  const outbox = createOutbox({
    ...refusing,
    storage: () => {
      throw new Error("The storage is full.");
    },
  });
  outbox.follow(thread, nobody);
  outbox.add(thread, [written(1)]);
  expect(outbox.holds(thread, idOf(1))).toBe(true);
  expect(textsIn(outbox)).toEqual(["1 sending"]);
});

it("comes back in the order of writing, the text above its files, without what is unreadable", () => {
  const { browser, tabs, open } = openTabs(1);
  const file = { name: "a.pdf", size: 1, contentType: "application/pdf" };
  const { sentAt } = written(5);
  tabs[0]?.add(thread, [
    written(9, { sentAt }),
    written(3, { sentAt, file, text: "" }),
    written(4, { sentAt, file, text: "" }),
  ]);
  browser.close();
  browser.entries.set(`chatOutbox:${thread}:${idOf(8)}`, "{");
  expect(
    open()
      .of(thread)
      .map(({ id }) => id),
  ).toEqual([9, 3, 4].map(idOf));
  expect([...browser.entries.keys()]).toHaveLength(3);
});
