import { tell } from "@tefuda/testing/report/told";
import { buildPages } from "@tefuda/testing/server/build-pages";
import { useServer } from "@tefuda/testing/server/use-server";
import { beforeAll, expect, it } from "vitest";
import { watchedBy } from "../running/printed.fixture.ts";
import { attackByOverload } from "./overload.fixture.ts";

/** `npm run attack` takes its time, and looks at times; the whole check looks at answers. */
const plan =
  process.env.TEFUDA_TEST_ALL === "1"
    ? { seconds: 15, crowd: 1200 }
    : { seconds: 2, crowd: 300, perSecond: 300 };

beforeAll(buildPages, 600_000);
const server = useServer({
  seed: "demo",
  // Whoever asks comes from as many addresses as they like.
  env: { ROLE: "all", TRUST_PROXY: "1", ...watchedBy("memory") },
});

it("answers or asks to come again while far too many want pages, is well all along, and as before afterwards", async ({
  task,
}) => {
  const told = await attackByOverload(server.current, plan);
  tell(task, ...told);
  expect(told.filter(({ target }) => !target.isMet)).toEqual([]);
}, 180_000);
