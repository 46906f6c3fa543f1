import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { setSiteHost } from "../candidate/candidate.fixture.ts";
import { listMessages } from "../chat/list-messages.ts";
import { sendMessage } from "../chat/send-message.ts";
import { getPartnerProfile } from "../matching/get-partner-profile.ts";
import { listMatchings } from "../matching/list-matchings.ts";
import { createWorld, insertThread } from "../matching/thread.fixture.ts";
import { hideCompany } from "./hide-company.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

it("a thread stays with a company that is hidden afterwards, and both go on writing in it", async () => {
  const { as } = createWorld(test.db);
  const { joker, ace, companyId, matchingId } = await insertThread(test.db);
  await setSiteHost(test.db, companyId, "one.example");
  await hideCompany(as(joker), { id: uuidv7(), word: "one.example" });

  for (const [who, text] of [
    [joker, "来週はいかがでしょうか。"],
    [ace, "火曜日の午後でお願いします。"],
  ] as const) {
    await sendMessage(as(who), { matchingId, id: uuidv7(), type: 0, text });
    const page = { tab: "all", limit: 20 } as const;
    const { items } = await listMatchings(as(who), page);
    expect(items.map(({ id }) => id)).toEqual([matchingId]);
    const messages = await listMessages(as(who), { matchingId, limit: 20 });
    expect(messages.messages.map((message) => message.text)).toContain(text);
    expect(await getPartnerProfile(as(who), { matchingId })).toMatchObject({
      side: who === joker ? "ace" : "joker",
    });
  }
});
