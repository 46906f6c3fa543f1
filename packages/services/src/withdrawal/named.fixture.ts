import type { Db } from "@tefuda/db/client";
import { sessions, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { keeps } from "@tefuda/db/schema/candidate";
import { memberInvitations } from "@tefuda/db/schema/company-member";
import { inquiries } from "@tefuda/db/schema/inquiry";
import { jokers } from "@tefuda/db/schema/joker";
import { schedules } from "@tefuda/db/schema/schedule";
import { videoChats } from "@tefuda/db/schema/video";
import { eq } from "@tefuda/db/sql";
import type { AceActor, MemberActor, SignedInActor } from "@tefuda/domain/policy/actor";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@tefuda/domain/time/units";
import { uuidv7 } from "uuidv7";
import { insertCandidate } from "../candidate/candidate.fixture.ts";
import { upsertSearchDocument } from "../candidate/index-document.ts";
import { noticeKeeps } from "../candidate/notice-keeps.ts";
import { mailUnread } from "../chat/mail-unread.ts";
import { sendMessage } from "../chat/send-message.ts";
import { answerInquiry } from "../inquiry/answer-inquiry.ts";
import { sendInquiry } from "../inquiry/send-inquiry.ts";
import { mailDayBefore } from "../interview/mail-day-before.ts";
import { remindInterviews } from "../interview/remind-interviews.ts";
import { testCtx, testNow } from "../joker/joker.fixture.ts";
import { answerLike } from "../like/answer-like.ts";
import { createLike } from "../like/create-like.ts";
import { insertBrowser, insertLikable } from "../like/like.fixture.ts";
import { createMatching } from "../matching/create-matching.ts";
import { insertAce } from "../matching/thread.fixture.ts";
import { inviteMember } from "../member/invite-member.ts";
import { removeMember } from "../member/remove-member.ts";
import { answerOffer } from "../offer/answer-offer.ts";
import { createOfferWorld } from "../offer/offer.fixture.ts";
import { deleteMatching } from "../release/delete-matching.ts";
import { createReport } from "../report/create-report.ts";
import { insertOperator } from "../sanction/sanction.fixture.ts";
import { cancelSchedule, withdrawSchedule } from "../schedule/cancel-schedule.ts";
import { expireSchedules } from "../schedule/expire-schedules.ts";
import { proposeSchedule } from "../schedule/propose-schedule.ts";
import { requestReschedule } from "../schedule/request-reschedule.ts";
import { selectSchedule } from "../schedule/select-schedule.ts";
import { remindSelections } from "../selection/remind-selections.ts";
import { closeOverdueTurns } from "../turn/close.ts";
import { remindTurns } from "../turn/remind.ts";
import { setTurnClose } from "../turn/set-close.ts";
import { tellDone } from "../video/tell-done.ts";

/** What somebody was called at first, then, and is called now. */
export type Names = readonly [string, string, string];

/**
 * Everything by which the product says a person's name to somebody else, done by a seeker and a member
 * of staff who both change their names twice meanwhile. In the end a colleague has the member's place.
 */
export async function makeNamed(db: Db, jokerNames: Names, aceNames: Names) {
  const world = await createOfferWorld(db);
  const { joker, ace } = world;
  const admin = await insertAce(db, ace.companyId, { authority: "admin", name: "漆原 管" });
  const successor = await insertAce(db, ace.companyId, { name: "捌木 継" });
  const operator = await insertOperator(db, "admin");
  let now = testNow;
  const as = <Who extends SignedInActor>(actor: Who) => {
    const { ctx } = testCtx(db, actor, now);
    return { ...ctx, site: { ...ctx.site, desk: "desk@example.jp" } };
  };
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const call = async (round: 0 | 1 | 2) => {
    await db.update(jokers).set({ name: jokerNames[round] }).where(eq(jokers.id, joker.userId));
    await db.update(users).set({ name: jokerNames[round] }).where(eq(users.id, joker.userId));
    await db.update(aces).set({ name: aceNames[round] }).where(eq(aces.id, ace.userId));
    await db.update(users).set({ name: aceNames[round] }).where(eq(users.id, ace.userId));
  };
  const say = (actor: SignedInActor, matchingId: string, text: string) =>
    sendMessage(as(actor), { matchingId, id: uuidv7(), type: 0, text });
  const propose = async (matchingId: string, by: MemberActor = ace) => {
    const hour = Math.ceil((now.getTime() + 3 * DAY_MS) / HOUR_MS) * HOUR_MS;
    const startAt = new Date(hour).toISOString();
    const { scheduleId } = await proposeSchedule(as(by), {
      scheduleId: uuidv7(),
      matchingId,
      candidates: [{ startAt, source: "manual" }],
      durationMinutes: 30,
      purpose: "casual",
      allowsToday: false,
    });
    return scheduleId;
  };
  const read = async (scheduleId: string) => {
    const [row] = await db.select().from(schedules).where(eq(schedules.id, scheduleId));
    if (!row) throw new Error("The schedule is there.");
    return row;
  };
  const fix = async (matchingId: string, by: AceActor = ace) => {
    const scheduleId = await propose(matchingId, by);
    const { candidates, lockVersion } = await read(scheduleId);
    await selectSchedule(as(joker), {
      scheduleId,
      candidateId: candidates[0]?.id ?? "",
      lockVersion,
    });
    return read(scheduleId);
  };

  await db
    .update(jokers)
    .set({ introduction: `${jokerNames.join("、")}と申します。` })
    .where(eq(jokers.id, joker.userId));
  await db.transaction((tx) => upsertSearchDocument(tx, joker.userId, now));

  // An offer, a match, messages, and what comes when nobody answers.
  await call(0);
  for (const one of [joker, ace, admin]) await insertBrowser(db, one);
  const inviteId = uuidv7();
  const email = `invited-${inviteId}@example.jp`;
  await inviteMember(as(admin), { inviteId, email, name: aceNames[0], authority: "member" });
  const accepted = { aceId: ace.userId, acceptedAt: now };
  await db.update(memberInvitations).set(accepted).where(eq(memberInvitations.id, inviteId));
  const { offerId } = await world.send();
  const answer = { offerId, isInterested: true, themes: [] };
  const { matchingId = "" } = await answerOffer(as(joker), answer);
  await say(joker, matchingId, "はじめまして。");
  await say(ace, matchingId, `${jokerNames[0]}さん、${aceNames[0]}です。`);
  pass(2 * HOUR_MS);
  await mailUnread(as(joker));
  pass(6 * DAY_MS);
  await remindTurns(as(joker));

  // Interviews, each way in which one ends.
  await call(1);
  const { id: first, lockVersion } = await fix(matchingId);
  await requestReschedule(as(joker), { scheduleId: first, lockVersion, reasonKey: "conflict" });
  const met = await fix(matchingId);
  const [room] = await db.select().from(videoChats).where(eq(videoChats.scheduleId, met.id));
  pass(2 * DAY_MS - 9 * MINUTE_MS);
  for (let hour = 0; hour < 24; hour += 1) {
    await mailDayBefore(as(joker));
    pass(HOUR_MS);
  }
  await remindInterviews(as(joker));
  await db.transaction((tx) =>
    tellDone(tx, as(joker), { videoChatId: room?.id ?? "", matchingId }),
  );
  await db.update(schedules).set({ status: "done" }).where(eq(schedules.id, met.id));
  await withdrawSchedule(as(ace), { scheduleId: await propose(matchingId), lockVersion: 0 });
  await propose(matchingId);
  pass(4 * DAY_MS);
  await expireSchedules(as(joker));
  const called = await fix(matchingId);
  await cancelSchedule(as(ace), {
    scheduleId: called.id,
    lockVersion: called.lockVersion,
    reasonKey: "health",
  });

  // Interest in another company, whose administrator answers, and an end of that.
  const liked: AceActor = await insertLikable(db, { name: "玖珂 司" });
  await insertBrowser(db, liked);
  await db.update(sessions).set({ expiresAt: new Date(now.getTime() + DAY_MS) });
  const likedAdmin = await insertAce(db, liked.companyId, { authority: "admin", name: "拾井 統" });
  const likeId = uuidv7();
  await createLike(as(joker), { likeId, aceId: liked.userId });
  const answered = await answerLike(as(likedAdmin), { likeId, accept: true });
  const ended = answered.matchingId ?? "";
  await say(joker, ended, "ありがとうございます。");
  await setTurnClose(as(joker), { matchingId: ended, text: "またの機会にお願いします。" });
  await say(joker, ended, "ご都合はいかがですか。");
  pass(8 * DAY_MS);
  await closeOverdueTurns(as(joker));
  await fix(ended, liked);
  await deleteMatching(as(liked), { matchingId: ended });

  // The member is given a thread too, and another that ends.
  const former = await insertAce(db, ace.companyId, { name: "百瀬 前" });
  const others = [await insertCandidate(db), await insertCandidate(db)];
  const given = [];
  for (const other of others)
    given.push(
      await db.transaction((tx) =>
        createMatching(tx, {
          jokerId: other.userId,
          aceId: former.userId,
          companyId: ace.companyId,
          origin: "like",
          now,
        }),
      ),
    );
  await removeMember(as(admin), { aceId: former.userId, successorId: ace.userId });
  await deleteMatching(as(ace), { matchingId: given[0]?.matchingId ?? "" });

  // A handover with an interview, a report, the desk, and what the company is reminded of.
  await call(2);
  await fix(matchingId);
  await removeMember(as(admin), { aceId: ace.userId, successorId: successor.userId });
  await say(joker, matchingId, "よろしくお願いいたします。");
  await createReport(as(joker), {
    reportId: uuidv7(),
    matchingId,
    reasons: ["other"],
    content: "担当の方が変わりました。",
    shareMessages: true,
    release: false,
  });
  await sendInquiry(as(joker), {
    category: "usage",
    name: jokerNames[2],
    email: `${joker.userId}@example.test`,
    content: `通知が届きません。${joker.userId}`,
    website: "",
  });
  const [inquiry] = await db.select().from(inquiries).where(eq(inquiries.userId, joker.userId));
  const content = "設定をご確認ください。";
  const written = { lockVersion: 0, answerId: uuidv7(), content };
  await answerInquiry(as(operator), { inquiryId: inquiry?.id ?? "", ...written });
  const keep = { companyId: liked.companyId, jokerId: joker.userId, aceId: liked.userId };
  await db
    .insert(keeps)
    .values({ ...keep, createdAt: now, expiresAt: new Date(now.getTime() + 5 * DAY_MS) });
  await noticeKeeps(as(joker));
  for (let hour = 0; hour < 24 * 4; hour += 1) {
    pass(HOUR_MS);
    await remindSelections(as(joker));
  }
  await say(successor, matchingId, "荒井川の近くです。森を抜けて東へ三分です。");
  return { joker, ace, inviteId };
}
