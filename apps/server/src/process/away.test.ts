import { text } from "node:stream/consumers";
import { createS3Files } from "@tefuda/adapters/files/s3";
import { createHostedSearch } from "@tefuda/adapters/search/hosted/hosted";
import type { SearchSource } from "@tefuda/adapters/search/port";
import { startS3Server } from "@tefuda/testing/files/s3-server";
import { outcomeOf, tellFault } from "@tefuda/testing/report/fault";
import { freePort } from "@tefuda/testing/server/free-port";
import { expect, it } from "vitest";
import { sayWhenFilesAreAway, sayWhenSearchIsAway } from "./away.ts";

it("says that it is busy while a store is away, and loses no file that it took", async ({
  task,
}) => {
  const settings = { bucket: "tefuda-files", accessKeyId: "TEFUDATEST" };
  const s3 = await startS3Server(settings);
  const bucket = createS3Files({
    ...settings,
    endpoint: s3.endpoint,
    region: "ap-northeast-1",
    secretAccessKey: "a secret of the tests",
    pathStyle: true,
  });
  const files = sayWhenFilesAreAway(bucket);
  const kept = ["chat/a1", "chat/a2", "chat/a3"];
  const put = (key: string) => files.put(key, Buffer.from(key), "text/plain");
  await Promise.all(kept.slice(0, 2).map(put));
  await s3.stop();
  await expect(put("chat/a3")).rejects.toMatchObject({ code: "serverBusy" });
  await expect(files.get("chat/a1")).rejects.toMatchObject({ code: "serverBusy" });
  await expect(files.remove("chat/a1")).rejects.toMatchObject({ code: "serverBusy" });
  await s3.startAgain();
  await put("chat/a3");
  const read = async (key: string) => {
    const file = await files.get(key);
    return file ? [await text(file.stream)] : [];
  };
  const found = (await Promise.all(kept.map(read))).flat();
  tellFault(task, "store of files away", outcomeOf(kept, found), "none");
  expect(found).toEqual(kept);
  bucket.close();
  await s3.stop();
});

it("says that it is busy while a hosted index is away", async () => {
  const host = `http://127.0.0.1:${await freePort()}`;
  const source: Partial<SearchSource> = { idsHidingFrom: async () => [] };
  const search = sayWhenSearchIsAway(
    createHostedSearch(
      source as SearchSource,
      { read: async () => undefined, save: async () => {}, fail: async () => {} },
      { appId: "TEST", apiKey: "key", index: "jokers", host },
    ),
  );
  const query = {
    words: [],
    facets: {},
    bornFrom: undefined,
    bornTo: undefined,
    searchableAfter: undefined,
    companyId: "a company",
    except: [],
    sort: "recommended",
    offset: 0,
    limit: 20,
  } as const;
  await expect(search.find(query)).rejects.toMatchObject({ code: "serverBusy" });
});
