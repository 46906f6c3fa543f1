import { expect, it } from "vitest";
import type { LastRun } from "../rows/reports.ts";
import { projectOf } from "../rows/sample.fixture.ts";
import { chooseJourneys, journeysFor } from "./journeys.ts";

const project = projectOf({
  "packages/services/package.json": "{}",
  "packages/services/src/offer/send.ts": "",
  "packages/services/src/chat/write.ts": "",
  "apps/server/src/trpc/router.ts": [
    'import { chatRouter } from "../routers/chat.ts";',
    'import { offerRouter } from "../routers/offer.ts";',
    "export const appRouter = router({ chat: chatRouter, offer: offerRouter });",
  ].join("\n"),
  "apps/server/src/routers/offer.ts": [
    'import { send } from "@tefuda/services/offer/send";',
    "export const offerRouter = router({ send: p.mutation(send) });",
  ].join("\n"),
  "apps/server/src/routers/chat.ts": [
    'import { write } from "@tefuda/services/chat/write";',
    "export const chatRouter = router({ write: p.mutation(write) });",
  ].join("\n"),
  "apps/web/src/app/layout.tsx": "",
  "apps/web/src/app/offers/page.tsx": "",
  "apps/web/src/app/matchings/page.tsx": "",
  "e2e/support/room.ts": "",
  "e2e/journeys/chat.journey.ts": 'import "../support/room.ts";',
  "e2e/journeys/offers.journey.ts": "",
});

const went = (routes: string[], procedures: string[]) => ({
  began: 0,
  ran: [{ title: "goes", passed: true, routes, procedures }],
});
const lastRun: LastRun = new Map([
  ["e2e/journeys/chat.journey.ts", went(["/matchings"], ["chat.write"])],
  ["e2e/journeys/offers.journey.ts", went(["/offers"], ["offer.send"])],
]);
const choose = (...changed: string[]) => chooseJourneys(changed, project, lastRun);

it.each([
  ["a journey itself", "e2e/journeys/chat.journey.ts"],
  ["what it imports", "e2e/support/room.ts"],
  ["a page that it came to", "apps/web/src/app/matchings/page.tsx"],
  ["the use case of a call that was made", "packages/services/src/chat/write.ts"],
])("chooses by %s", (_, file) => {
  expect(choose(file)).toEqual(["e2e/journeys/chat.journey.ts"]);
});

it("chooses all for what every page comes with, and for what every test runs on", () => {
  expect(choose("apps/web/src/app/layout.tsx")).toBe("all");
  expect(journeysFor(["playwright.config.ts"])).toBe("all");
});

it("chooses none for what no journey reaches", () => {
  expect(choose("docs/decisions/README.md")).toEqual([]);
});

it("chooses one that was not in the last run whatever part of the product is changed", () => {
  const rest = new Map([...lastRun].filter(([file]) => file.includes("offers")));
  expect(chooseJourneys(["packages/services/src/other.ts"], project, rest)).toEqual([
    "e2e/journeys/chat.journey.ts",
  ]);
});
