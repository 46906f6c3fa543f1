import { expect, it } from "vitest";
import { linksOf } from "../rows/links.ts";
import { projectOf } from "../rows/sample.fixture.ts";
import { titlesFor } from "./matrix.ts";

const project = projectOf({
  "packages/services/package.json": "{}",
  "apps/server/package.json": "{}",
  "apps/server/src/trpc/router.ts":
    'import { offers } from "../routers/offer.ts";\nexport const appRouter = router({ offer: offers });',
  "apps/server/src/routers/offer.ts": [
    'import { send } from "@tefuda/services/offer/send";',
    'import { list } from "@tefuda/services/offer/list";',
    "export const offers = router({ send: procedure.mutation(send), list: procedure.query(list) });",
  ].join("\n"),
  "packages/services/src/offer/send.ts": 'import { quota } from "./quota.ts";',
  "packages/services/src/offer/list.ts": 'import { send } from "./send.ts";',
  "packages/services/src/offer/quota.ts": "",
  "packages/services/src/offer/other.ts": "",
});
const titlesOf = titlesFor(project, (file) => linksOf(file, project));

it("finds the calls whose use cases need a file, the nearest first", () => {
  expect(titlesOf("packages/services/src/offer/quota.ts")).toEqual([
    "offer.send (",
    "offer.list (",
  ]);
  expect(titlesOf("packages/services/src/offer/list.ts")).toEqual(["offer.list ("]);
  expect(titlesOf("packages/services/src/offer/other.ts")).toEqual([]);
});
