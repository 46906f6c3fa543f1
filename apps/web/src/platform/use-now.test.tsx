import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NowProvider, useNow } from "./use-now";

const Clock = () => useNow().toISOString();

it("says on a page what the server said, whenever the browser brings it to life", () => {
  const at = Date.UTC(2025, 3, 3, 14, 59, 59);
  const page = (
    <NowProvider at={at}>
      <Clock />
    </NowProvider>
  );
  expect(renderToStaticMarkup(page)).toBe("2025-04-03T14:59:59.000Z");
});

it("is the clock where no server made the page", () => {
  const before = Date.now() - 60_000;
  expect(Date.parse(renderToStaticMarkup(<Clock />))).toBeGreaterThan(before);
});
