import { expect, it } from "vitest";
import { makeReaching } from "./reaching.ts";
import { projectOf } from "./sample.fixture.ts";

const web = "apps/web/src";

const project = projectOf({
  "packages/domain/package.json": "{}",
  "packages/domain/src/limits.ts": "export const LIMIT = 1;",
  "packages/services/package.json": "{}",
  "packages/services/src/offer/send.ts": 'import { LIMIT } from "@tefuda/domain/limits";',
  "packages/services/src/offer/list.ts": "",
  "packages/services/src/jobs.ts": "",
  "apps/server/src/main.ts": 'import "./trpc/router.ts"; import "@tefuda/services/jobs";',
  "apps/server/src/trpc/router.ts": [
    'import { offerRouter } from "../routers/offer.ts";',
    "export const appRouter = router({ offer: offerRouter });",
  ].join("\n"),
  "apps/server/src/routers/offer.ts": [
    'import { list } from "@tefuda/services/offer/list";',
    'import { send } from "@tefuda/services/offer/send";',
    "const sending = (ctx) => send(ctx);",
    "export const offerRouter = router({ send: p.mutation(sending), list: p.query(list) });",
  ].join("\n"),
  [`${web}/app/layout.tsx`]: 'import "../ui/all.css";',
  [`${web}/ui/all.css`]: '@import "./tokens.css";',
  [`${web}/ui/tokens.css`]: ":root { --a: 1px }",
  [`${web}/app/page.tsx`]: "",
  [`${web}/app/(member)/offers/loading.tsx`]: "",
  [`${web}/app/(member)/offers/[offerId]/page.tsx`]: 'import { Offer } from "@/features/offer";',
  [`${web}/app/(member)/offers/new/page.tsx`]: "",
  [`${web}/features/offer.tsx`]: [
    'import { caller } from "@/platform/server/caller";',
    'const Late = dynamic(() => import("./late"));',
    "await caller().offer.list.query();",
  ].join("\n"),
  [`${web}/features/late.tsx`]: "",
  [`${web}/platform/server/caller.ts`]: "",
  "e2e/support/look.ts": "",
  "e2e/a.spec.ts": 'import "./support/look.ts"; test("looks", () => goto("/offers/1"));',
  "tooling/words.md": "",
  "tooling/a.test.ts": [
    'import { LIMIT } from "../packages/domain/src/limits.ts";',
    'import { type Shape } from "../packages/services/src/jobs.ts";',
    "readFileSync(root + `tooling/words.md`);",
  ].join("\n"),
});

const reachOf = makeReaching(project);
const went = (routes: readonly string[], procedures: readonly string[] = []) => [
  ...reachOf("e2e/a.spec.ts", [{ title: "looks", passed: true, routes, procedures }]),
];

it("follows a test's imports and the files that it names, but no types", () => {
  expect([...reachOf("tooling/a.test.ts", [])]).toEqual([
    "tooling/a.test.ts",
    "packages/domain/src/limits.ts",
    "tooling/words.md",
  ]);
});

it("reaches from a page what surrounds it, what it loads late and what it asks the server", () => {
  expect(went(["/offers/12?from=mail"]).toSorted()).toEqual([
    "apps/server/src/main.ts",
    "apps/server/src/routers/offer.ts",
    "apps/server/src/trpc/router.ts",
    "apps/web/src/app/(member)/offers/[offerId]/page.tsx",
    "apps/web/src/app/(member)/offers/loading.tsx",
    "apps/web/src/app/layout.tsx",
    "apps/web/src/features/late.tsx",
    "apps/web/src/features/offer.tsx",
    "apps/web/src/platform/server/caller.ts",
    "apps/web/src/ui/all.css",
    "apps/web/src/ui/tokens.css",
    "e2e/a.spec.ts",
    "e2e/support/look.ts",
    "packages/services/src/jobs.ts",
    "packages/services/src/offer/list.ts",
  ]);
});

it("takes the page at an address before one for any name", () => {
  expect(went(["/offers/new"])).toContain("apps/web/src/app/(member)/offers/new/page.tsx");
  expect(went(["/offers/new"])).not.toContain("apps/web/src/features/offer.tsx");
});

it("reaches from a call its own use case and what that needs, no other one", () => {
  const reached = went(["/"], ["offer.send"]);
  expect(reached).toContain("packages/services/src/offer/send.ts");
  expect(reached).toContain("packages/domain/src/limits.ts");
  expect(reached).not.toContain("packages/services/src/offer/list.ts");
});

it("takes the addresses in a browser test where no report says where it went", () => {
  const reached = [...reachOf("e2e/a.spec.ts", [])];
  expect(reached).toContain("apps/web/src/features/offer.tsx");
  expect(reached).toContain("packages/services/src/offer/list.ts");
  expect(reached).not.toContain("packages/services/src/offer/send.ts");
});
