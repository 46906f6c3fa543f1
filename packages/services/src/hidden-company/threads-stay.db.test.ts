import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { setSiteHost } from "../candidate/candidate.fixture.ts";
import { sendMessage } from "../chat/send-message.ts";
import { syncMessages } from "../chat/sync-messages.ts";
import { getMatching } from "../matching/get-matching.ts";
import { getPartnerProfile } from "../matching/get-partner-profile.ts";
import { listMatchings } from "../matching/list-matchings.ts";
import { createWorld, insertThread } from "../matching/thread.fixture.ts";
import { hideCompany } from "./hide-company.ts";

const test = useTestDatabase();

it("whoever has matched with a company that is hidden later sees and writes in the thread, as the company does", async () => {
  const { matchingId, companyId, joker, ace } = await insertThread(test.db);
  const { as } = createWorld(test.db);
  const host = "minato.example";
  await setSiteHost(test.db, companyId, host);
  expect(await hideCompany(as(joker), { id: uuidv7(), word: host })).toMatchObject({
    companyCount: 1,
  });
  for (const side of [joker, ace]) {
    const { items } = await listMatchings(as(side), { tab: "all", limit: 20 });
    expect(items.map(({ id }) => id)).toEqual([matchingId]);
    expect(await getMatching(as(side), { matchingId })).toMatchObject({ id: matchingId });
    expect(await getPartnerProfile(as(side), { matchingId })).toMatchObject({
      side: side === joker ? "ace" : "joker",
    });
    await sendMessage(as(side), { matchingId, id: uuidv7(), type: 0, text: "こんにちは" });
  }
  const { messages } = await syncMessages(as(joker), { matchingId, afterSeq: 2 });
  expect(messages.map(({ userId }) => userId)).toEqual([joker.userId, ace.userId]);
});
