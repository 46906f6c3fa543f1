import { careers } from "@tefuda/db/schema/joker";
import { likes } from "@tefuda/db/schema/like";
import { eq } from "@tefuda/db/sql";
import { searchJokersSchema } from "@tefuda/domain/candidate/schema";
import type { AceActor, JokerActor, SignedInActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { getSheet } from "../joker/get-sheet.ts";
import { insertJudge, testCtx, testNow } from "../joker/joker.fixture.ts";
import { previewProfile } from "../joker/preview-profile.ts";
import { answerLike } from "../like/answer-like.ts";
import { insertLikable } from "../like/like.fixture.ts";
import { listLikes } from "../like/list-likes.ts";
import { getDeck } from "../swipe/get-deck.ts";
import { getCandidate } from "../views/get-candidate.ts";
import { after, DAY, insertCandidate } from "./candidate.fixture.ts";
import { keepJoker } from "./keep-joker.ts";
import { listKept } from "./list-kept.ts";
import { searchJokers } from "./search-jokers.ts";

const test = useTestDatabase();
let ace: AceActor;
let joker: JokerActor;
let likeId: string;

/** Of every text its own, in the forms that people choose. */
const contacts =
  /intro_88|０９０|1234|skill@|position_88|business_88|detail_88|strength_88|like_88/;

const as = <Who extends SignedInActor>(actor: Who) => testCtx(test.db, actor).ctx;
const search = async (words: string) =>
  (await searchJokers(as(ace), searchJokersSchema.parse({ words }))).hits;

// They were written before texts were looked through.
beforeEach(async () => {
  await test.clear();
  ace = await insertLikable(test.db);
  joker = await insertCandidate(test.db, {
    introduction: "画面づくりが得意です。LINE ID：intro_88、電話は０９０ー１２３４ー５６７８です。",
    skills: ["React", "skill@example.jp"],
    personalities: [{ key: "strength", text: "インスタ：strength_88 をどうぞ" }],
  });
  await test.db
    .update(careers)
    .set({
      position: "リーダー（LINE：position_88）",
      business: "予約サービスの開発。github.com/business_88",
      businessDetail: "Twitter: @detail_88 に成果があります。",
    })
    .where(eq(careers.jokerId, joker.userId));
  likeId = uuidv7();
  await test.db.insert(likes).values({
    id: likeId,
    jokerId: joker.userId,
    aceId: ace.userId,
    aceCompanyId: ace.companyId,
    message: "お話ししたいです。LINE：like_88 まで",
    expiresAt: after(DAY),
    createdAt: testNow,
    updatedAt: testNow,
  });
});

describe("contact details in texts of earlier days", () => {
  it("are masked wherever a company reads of a seeker before a match", async () => {
    const seen = await getCandidate(as(ace), { jokerId: joker.userId });
    expect(seen).toMatchObject({
      introduction: "画面づくりが得意です。●●●、電話は●●●です。",
      excerpt: "画面づくりが得意です。●●●、電話は●●●です。",
      skills: ["React", "●●●"],
      personalities: [{ key: "strength", text: "●●● をどうぞ" }],
      careers: [
        {
          position: "リーダー（●●●）",
          business: "予約サービスの開発。●●●",
          businessDetail: "●●● に成果があります。",
        },
      ],
    });
    const deck = await getDeck(as(ace));
    await keepJoker(as(ace), { jokerId: joker.userId });
    const received = await listLikes(as(ace), { tab: "likes", limit: 10 });
    expect(received.items).toMatchObject([{ message: "お話ししたいです。●●● まで" }]);
    const { before } = await previewProfile(as(joker));
    const lists = [await listKept(as(ace)), await search("画面づくり"), deck];
    for (const one of [seen, received, before, ...lists]) {
      expect(JSON.stringify(one)).toContain("●●●");
      expect(JSON.stringify(one)).not.toMatch(contacts);
    }
  });

  it("find nobody, while the words beside them do", async () => {
    for (const words of ["intro_88", "1234", "business_88", "detail_88"])
      expect(await search(words)).toEqual([]);
    expect(await search("画面づくり 予約サービス")).toMatchObject([
      { jokerId: joker.userId, excerpt: "画面づくりが得意です。●●●、電話は●●●です。" },
    ]);
  });

  it("are shown after the match, to the seeker, and to operators", async () => {
    await answerLike(as(ace), { likeId, accept: true });
    const closed = await listLikes(as(ace), { tab: "closed", limit: 10 });
    expect(closed.items).toMatchObject([{ message: "お話ししたいです。LINE：like_88 まで" }]);
    const operator = await insertJudge(test.db);
    for (const reader of [ace, joker, operator])
      expect(await getSheet(as<SignedInActor>(reader), { jokerId: joker.userId })).toMatchObject({
        introduction:
          "画面づくりが得意です。LINE ID：intro_88、電話は０９０ー１２３４ー５６７８です。",
        skills: ["React", "skill@example.jp"],
        careers: [{ businessDetail: "Twitter: @detail_88 に成果があります。" }],
      });
  });
});
