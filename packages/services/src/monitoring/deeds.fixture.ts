import type { Db } from "@tefuda/db/client";
import { consentVersions } from "@tefuda/domain/account/constants";
import { searchJokersSchema } from "@tefuda/domain/candidate/schema";
import { saveStepSchema } from "@tefuda/domain/joker/step-save-schema";
import { decideJudgementSchema } from "@tefuda/domain/judgement/queue";
import { trackEventsSchema } from "@tefuda/domain/monitoring/client-events";
import type { AnalyticsEvent } from "@tefuda/domain/monitoring/events";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import { makeBrowser, makeTestApp, PASSWORD } from "../account/browser.fixture.ts";
import { completeSignUp } from "../account/complete-sign-up.ts";
import { requestSignUp } from "../account/request-sign-up.ts";
import { keepJoker, unkeepJoker } from "../candidate/keep-joker.ts";
import { searchJokers } from "../candidate/search-jokers.ts";
import { sendMessage } from "../chat/send-message.ts";
import { compassDesk, introduction } from "../compass/compass.fixture.ts";
import { createAnswer } from "../compass/create-answer.ts";
import { insertJoker, insertJudge, insertJudgeableJoker, testCtx } from "../joker/joker.fixture.ts";
import { judgeJoker } from "../judgement/judge-joker.ts";
import { openCase } from "../judgement/open-case.ts";
import { requestJudgement } from "../judgement/request-judgement.ts";
import { answerLike } from "../like/answer-like.ts";
import { createLike } from "../like/create-like.ts";
import { createLikeWorld } from "../like/like.fixture.ts";
import { insertThread } from "../matching/thread.fixture.ts";
import { answerOffer } from "../offer/answer-offer.ts";
import { createOffer } from "../offer/create-offer.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";
import { readOffer } from "../offer/read-offer.ts";
import { saveStep } from "../own-profile/save-step.ts";
import { createReport } from "../report/create-report.ts";
import { createReview } from "../review/create-review.ts";
import { proposeSchedule } from "../schedule/propose-schedule.ts";
import { createScheduleWorld } from "../schedule/schedule.fixture.ts";
import { selectSchedule } from "../schedule/select-schedule.ts";
import { finishRoom } from "../video/finish-room.ts";
import { createRoomWorld } from "../video/room.fixture.ts";
import { getCandidate } from "../views/get-candidate.ts";
import { trackEvents } from "./track-events.ts";

/** What somebody wrote, which no event may hold. */
export const ownWords = "ひみつの言葉";

/** Does everything twice, as a client does whose answers are lost on the way. */
async function twice<T>(deed: () => Promise<T>): Promise<T> {
  await deed();
  return deed();
}

async function signUp(db: Db) {
  const app = makeTestApp(db);
  const email = "hanako@example.jp";
  await requestSignUp(await makeBrowser(app).ctx(), { email });
  const oobCode = await app.mailedCode(email);
  await completeSignUp(await makeBrowser(app).ctx(), {
    oobCode,
    email,
    password: PASSWORD,
    agreedTermsVersion: consentVersions.terms,
    agreedPrivacyVersion: consentVersions.privacy,
    wantsNewsletter: false,
  });
}

async function register(db: Db) {
  const { ctx } = testCtx(db, await insertJoker(db));
  const values = { introduction: ownWords.repeat(20) };
  const saving = saveStepSchema.parse({ step: "introduction", values, lockVersion: 0 });
  await twice(() => saveStep(ctx, { ...saving, saveId: "01a1b2c3-0000-7000-8000-000000000001" }));
}

async function beJudged(db: Db) {
  const joker = await insertJudgeableJoker(db);
  await twice(() => requestJudgement(testCtx(db, joker).ctx));
  const { ctx } = testCtx(db, await insertJudge(db));
  const { judgement, lockVersion } = await openCase(ctx, { jokerId: joker.userId });
  const verdict = decideJudgementSchema.parse({
    jokerId: joker.userId,
    steps: judgement.steps,
    lockVersion,
    status: "passed",
    rank: "B",
  });
  await judgeJoker(ctx, verdict);
  // The second press finds the case decided.
  await judgeJoker(ctx, verdict).catch(() => undefined);
}

async function offer(db: Db) {
  const { as, ace, joker, offerTo } = await createOfferWorld(db);
  const staff = as(ace);
  const one = { jokerId: joker.userId };
  const words = searchJokersSchema.parse({ words: ownWords, facets: { hasIntroduction: true } });
  await twice(() => searchJokers(staff, words));
  await twice(() => getCandidate(staff, one));
  await twice(() => keepJoker(staff, one));
  await twice(() => unkeepJoker(staff, one));
  const sending = offerTo(joker, { message: ownWords.repeat(10) });
  await twice(() => createOffer(staff, sending));
  await twice(() => readOffer(as(joker), sending));
  await twice(() =>
    answerOffer(as(joker), { offerId: sending.offerId, isInterested: true, themes: [] }),
  );
}

async function like(db: Db) {
  const { as, ace, joker, likeOf } = await createLikeWorld(db);
  const liking = likeOf(ace, { message: ownWords });
  await twice(() => createLike(as(joker), liking));
  await twice(() => answerLike(as(ace), { likeId: liking.likeId, accept: false }));
}

async function write(db: Db) {
  const { ace, joker, matchingId } = await insertThread(db);
  const first = { matchingId, id: uuidv7(), type: 0 as const, text: ownWords };
  await twice(() => sendMessage(testCtx(db, ace).ctx, first));
  await sendMessage(testCtx(db, joker).ctx, { ...first, id: uuidv7() });
  const report = { reportId: uuidv7(), matchingId, reasons: ["other" as const] };
  await twice(() =>
    createReport(testCtx(db, joker).ctx, {
      ...report,
      content: ownWords,
      shareMessages: false,
      release: false,
    }),
  );
}

async function arrange(db: Db) {
  const world = await createScheduleWorld(db);
  const times = world.times(["2025-04-05T10:00:00+09:00"], { note: ownWords });
  await twice(() => proposeSchedule(world.as(world.ace), times));
  const choice = await world.choice(times.scheduleId);
  await twice(() => selectSchedule(world.as(world.joker), choice));
}

async function meet(db: Db) {
  const { joker, ace, join, stay, as, videoChatId } = await createRoomWorld(db);
  const sit = (who: MemberActor) => twice(() => join(who));
  const seats = [
    [joker, (await sit(joker)).seatId],
    [ace, (await sit(ace)).seatId],
  ] as const;
  await stay(400, seats);
  await twice(() => finishRoom(as(ace), { videoChatId, outcome: "done" }));
  await twice(() =>
    createReview(as(joker), { videoChatId, rating: 4, tags: [], comment: ownWords }),
  );
}

async function askCompass(db: Db) {
  const ctx = await compassDesk(db).joker();
  const asked = { id: uuidv7(), text: `${introduction}${ownWords}` };
  await twice(() => createAnswer(ctx, asked));
}

async function look(db: Db) {
  const { ctx } = testCtx(db, await insertJoker(db));
  const told = trackEventsSchema.parse({
    events: [
      { id: uuidv7(), name: "page_view", params: { page: "/companies/[companyId]" } },
      { id: uuidv7(), name: "prompt_show", params: {} },
      { id: uuidv7(), name: "prompt_accept", params: {} },
    ],
  });
  await twice(() => trackEvents(ctx, told));
}

/** Everything that causes events, each deed asked for twice. */
export async function doEverything(db: Db): Promise<void> {
  await signUp(db);
  await register(db);
  await beJudged(db);
  await offer(db);
  await like(db);
  await write(db);
  await arrange(db);
  await meet(db);
  await askCompass(db);
  await look(db);
}

/** How often each event is there after that; threads that were there before count no matching. */
export const timesDone: Readonly<Partial<Record<AnalyticsEvent, number>>> = {
  // Three threads of the fixtures beside the one that the offer led to.
  matching_create: 4,
  // The first one of the thread, and the answer.
  message_send: 2,
  // Both sides.
  video_join: 2,
};
