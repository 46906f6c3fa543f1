import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NowProvider } from "@/platform/use-now";
import { useTimeLeft } from "./use-time-left";

const Left = ({ until }: { until: Date }) => useTimeLeft(until) ?? "over";
const servedAt = Date.UTC(2025, 3, 3, 15, 0, 0);

it.each([
  [300_000, "5:00"],
  [299_999, "4:59"],
  [69_000, "1:09"],
  [0, "0:00"],
  [-1, "over"],
])("counts %s ms from the time that the page was made at", (ms, said) => {
  const page = (
    <NowProvider at={servedAt}>
      <Left until={new Date(servedAt + ms)} />
    </NowProvider>
  );
  expect(renderToStaticMarkup(page)).toBe(said);
});
