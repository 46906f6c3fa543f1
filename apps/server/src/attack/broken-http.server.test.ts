import { tell, told } from "@tefuda/testing/report/told";
import { useServer } from "@tefuda/testing/server/use-server";
import { expect, it } from "vitest";
import { attackByBrokenHttp } from "./broken-http.fixture.ts";

const server = useServer({ seed: "none" });

it("answers what is no proper request without a failure, and writes none down", async ({
  task,
}) => {
  const { url, output } = server.current;
  const origin = url.replace("localhost", "127.0.0.1");
  const { findings, sent, longestMs } = await attackByBrokenHttp(origin, { hasPages: false });
  tell(
    task,
    told(
      `${sent} requests that are none`,
      `answered within ${Math.round(longestMs)} ms`,
      "no failure, and well all along",
      findings.length === 0,
    ),
  );
  expect(findings).toEqual([]);
  expect(sent).toBe(48);
  expect(output()).not.toContain("A request failed");
});
