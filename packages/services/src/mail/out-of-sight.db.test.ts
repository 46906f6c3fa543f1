import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { after, setSiteHost } from "../candidate/candidate.fixture.ts";
import { hideJoker, unhideJoker } from "../candidate/hide-joker.ts";
import { hideCompany } from "../hidden-company/hide-company.ts";
import { unhideCompany } from "../hidden-company/unhide-company.ts";
import { answerLike } from "../like/answer-like.ts";
import { createLikeWorld, type LikeWorld } from "../like/like.fixture.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";
import { deliverNextMail } from "./deliver-next-mail.ts";

const database = useTestDatabase();
const HOUR = 3_600_000;
beforeEach(() => database.clear());

/** How many mails of a kind leave of all that waits, an hour after they were written. */
async function leave({ as, ace }: Pick<LikeWorld, "as" | "ace">, of: string) {
  const sent: string[] = [];
  const port = {
    limitMs: 1000,
    deliver: async ({ subject }: { subject: string }) => void sent.push(subject),
  };
  while (await deliverNextMail(as(ace, after(HOUR)), port));
  return sent.filter((subject) => subject.includes(of)).length;
}

describe("the mail of an offer", () => {
  it.each([
    ["does not leave once the seeker hides the company", false, 0],
    ["leaves when the seeker shows it again in time", true, 1],
  ])("%s", async (_, isShownAgain, left) => {
    const world = await createOfferWorld(database.db);
    const { ace, joker, as, send } = world;
    await setSiteHost(database.db, ace.companyId, "one.example");
    await send();
    const { id } = await hideCompany(as(joker), { id: uuidv7(), word: "one.example" });
    if (isShownAgain) await unhideCompany(as(joker), { id });
    expect(await leave(world, "オファー")).toBe(left);
  });
});

describe("the mail of a like", () => {
  const liked = async () => {
    const world = await createLikeWorld(database.db);
    await setSiteHost(database.db, world.ace.companyId, "one.example");
    const likeId = uuidv7();
    await world.send({ likeId });
    return { ...world, likeId };
  };

  const like = "「興味あり」が届きました";

  it("leaves while the company sees who sent it", async () => {
    expect(await leave(await liked(), like)).toBe(1);
  });

  it("does not leave once the seeker hides the company", async () => {
    const world = await liked();
    await hideCompany(world.as(world.joker), { id: uuidv7(), word: "one.example" });
    expect(await leave(world, like)).toBe(0);
  });

  it.each([
    ["does not leave once the company has put the seeker aside", false, 0],
    ["leaves when the company brings the seeker back in time", true, 1],
  ])("%s", async (_, isBack, left) => {
    const world = await liked();
    const { as, ace, joker } = world;
    await hideJoker(as(ace), { jokerId: joker.userId });
    if (isBack) await unhideJoker(as(ace), { jokerId: joker.userId });
    expect(await leave(world, like)).toBe(left);
  });

  it("does not leave once it was answered", async () => {
    const world = await liked();
    await answerLike(world.as(world.ace), { likeId: world.likeId, accept: false });
    expect(await leave(world, like)).toBe(0);
  });
});
