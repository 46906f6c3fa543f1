import { offers } from "@tefuda/db/schema/offer";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { chooseThemes } from "../chat/choose-themes.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import { answerOffer } from "../offer/answer-offer.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";
import { signalSettledOffers } from "./offer.ts";

const test = useTestDatabase();

it("tells the joker alone, wherever they look, that the themes on an offer's card are chosen", async () => {
  const { joker, as, send } = await createOfferWorld(test.db);
  const { offerId } = await send();
  const { matchingId } = await answerOffer(as(joker), { offerId, isInterested: true, themes: [] });
  const { ctx, signals } = testCtx(test.db, joker);
  await chooseThemes(ctx, { matchingId: matchingId ?? "", themes: ["member"] });
  expect(signals.filter(({ topic }) => topic === "offers")).toEqual([
    { to: [joker.userId], topic: "offers", id: offerId },
  ]);
});

it("tells of the offers that a match has settled between the two alone", async () => {
  const { ace, joker, send } = await createOfferWorld(test.db);
  const { companyId } = ace;
  const other = await createOfferWorld(test.db);
  const settled = await send();
  const [another, elsewhere] = [
    await send(await insertCandidate(test.db)),
    await other.send(joker),
  ];
  for (const { offerId } of [settled, another, elsewhere])
    await test.db.update(offers).set({ status: "interested" }).where(eq(offers.id, offerId));
  const [row] = await test.db.select().from(offers).where(eq(offers.id, settled.offerId));
  if (!row) throw new Error("No offer.");
  await test.db.insert(offers).values({ ...row, id: uuidv7(), status: "declined" });
  const { ctx, signals } = testCtx(test.db, ace);
  await signalSettledOffers(ctx, { companyId, jokerId: joker.userId });
  expect(signals.map(({ topic, id }) => [topic, id])).toEqual([
    ["offers", settled.offerId],
    ["candidates", joker.userId],
  ]);
});
