import { expect, it } from "vitest";
import type { Screen } from "../../e2e/screens.ts";
import { projectOf } from "../rows/sample.fixture.ts";
import { screensReached } from "./looks.ts";

const project = projectOf({
  "packages/domain/package.json": "{}",
  "packages/services/package.json": "{}",
  "packages/domain/src/offer/words.ts": "",
  "packages/services/src/offer/send.ts": 'import "@tefuda/domain/chat/words";',
  "packages/domain/src/chat/words.ts": "",
  "apps/web/src/app/layout.tsx": "",
  "apps/web/src/app/offers/page.tsx": 'import { a } from "@tefuda/domain/offer/words";',
  "apps/web/src/app/offers/[id]/page.tsx": 'import { offer } from "@/features/offer";',
  "apps/web/src/app/matchings/page.tsx": 'import { send } from "@tefuda/services/offer/send";',
  "apps/web/src/app/matchings/[id]/page.tsx": "",
  "apps/web/src/features/offer.tsx": 'const late = () => import("./window.tsx");',
  "apps/web/src/features/window.tsx": "",
  "e2e/accessibility.spec.ts": 'import "./support/axe.ts";',
  "e2e/support/axe.ts": "",
  "e2e/journeys/chat.journey.ts": "",
});
const screens: readonly Screen[] = [
  { name: "offers", role: "joker", path: "/offers?tab=closed" },
  { name: "offer", role: "joker", path: { on: "/offers", link: /^\/offers\/[\w-]+/ } },
  { name: "matchings", role: "joker", path: "/matchings" },
  { name: "led-on", role: "joker", path: "/matchings", prepare: async () => {} },
];
const reached = (...changed: readonly string[]) => screensReached(changed, screens, project);

it.each([
  ["the page", "apps/web/src/app/matchings/page.tsx", ["matchings", "led-on"]],
  ["what a page imports", "packages/domain/src/offer/words.ts", ["offers", "offer", "led-on"]],
  ["a part that comes late", "apps/web/src/features/window.tsx", ["offer", "led-on"]],
  [
    "a page that what is done on a screen may lead to",
    "apps/web/src/app/matchings/[id]/page.tsx",
    ["led-on"],
  ],
])("finds screens by %s", (_, file, names) => {
  expect(reached(file)).toEqual(names);
});

it.each([
  ["the frame of every page", "apps/web/src/app/layout.tsx"],
  ["what looks at them", "e2e/support/axe.ts"],
  ["what every test runs on", "package-lock.json"],
])("finds all by %s", (_, file) => {
  expect(reached(file)).toEqual(["offers", "offer", "matchings", "led-on"]);
});

it("finds none by what gives pages their data, and by other tests", () => {
  expect(
    reached("packages/domain/src/chat/words.ts", "e2e/journeys/chat.journey.ts", "docs/a.md"),
  ).toEqual([]);
});
