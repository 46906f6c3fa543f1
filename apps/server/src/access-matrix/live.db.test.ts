import { refusal } from "@tefuda/domain/policy/can";
import { type Column, columns } from "@tefuda/domain/policy/permissions";
import type { LiveMessage } from "@tefuda/services/live/topic";
import { CANDIDATE_BACK_SIGNAL, CANDIDATES_SIGNAL } from "@tefuda/services/signals/candidate";
import { judgementSignals } from "@tefuda/services/signals/judgement";
import { threadSignals } from "@tefuda/services/signals/matching";
import { OFFER_SIGNAL } from "@tefuda/services/signals/offer";
import { topics } from "@tefuda/services/views/live-topics";
import { describe, expect, it } from "vitest";
import { topicCases } from "./expectations/live.fixture.ts";
import { answerOf, prepareMatrix, rowsOf, stepsOf } from "./matrix.fixture.ts";
import { call, procedures } from "./procedures.fixture.ts";
import type { Rows, Whose } from "./world/rows.fixture.ts";
import { leaksIn } from "./world/secrets.fixture.ts";

const matrix = prepareMatrix();
const FOLLOW = "live.follow";

/** What may be said about a stranger's rows, were such a signal ever sent to the wrong person. */
const signalTopics = [
  ...new Set([
    ...Object.keys(topics),
    ...Object.values(threadSignals),
    ...Object.values(judgementSignals),
    OFFER_SIGNAL,
    CANDIDATES_SIGNAL,
    CANDIDATE_BACK_SIGNAL,
  ]),
];
const idsOf = ({ matchingId, offerId, likeId, judgedId, userId, notificationId }: Rows) => [
  matchingId,
  offerId,
  likeId,
  judgedId,
  userId,
  notificationId,
];
const signalsAbout = (rows: Rows) =>
  signalTopics.flatMap((topic) =>
    topic === threadSignals.changedMessage
      ? [{ topic, id: `${rows.matchingId}:${rows.questionId}` }]
      : idsOf(rows).map((id) => ({ topic, id })),
  );

/**
 * Follows a topic, hears signals about a stranger's rows, and answers every message up to the
 * second `ready`: a lost-signals notice comes last, and makes the stream begin anew.
 */
function follow(column: Column, topic: string): Promise<LiveMessage[]> {
  const { stage, world } = matrix.current;
  const { bus } = world.app.ports;
  return stage.play(async (tx) => {
    const leaving = new AbortController();
    const ctx = world.ctxOf(column, tx);
    const stream = (await call(ctx, FOLLOW, { topics: [topic] }, leaving.signal)) as AsyncGenerator<
      readonly [id: string, message: LiveMessage]
    >;
    const heard: LiveMessage[] = [];
    const hearUntilReady = async () => {
      for (;;) {
        const { value, done } = await stream.next();
        if (done) throw new Error("The stream has ended.");
        heard.push(value[1]);
        if (value[1].type === "ready") return;
      }
    };
    await hearUntilReady();
    const { userId } = rowsOf(world, column, "own");
    for (const signal of signalsAbout(rowsOf(world, column, "foreign")))
      bus.publish({ to: [userId], ...signal });
    bus.publish({ to: [userId], topic: "resync", id: "" });
    await hearUntilReady();
    leaving.abort();
    await stream.return(undefined);
    return heard;
  });
}

const subscription = (name: string, column: Column, whose: Whose) => {
  const { key } = topicCases[name] ?? {};
  return key ? `${name}:${key(rowsOf(matrix.current.world, column, whose))}` : name;
};
const followers = columns.filter((column) => column !== "visitor");

it("has an expectation for every topic, and for nothing else", () => {
  expect(Object.keys(topicCases).toSorted()).toEqual(Object.keys(topics).toSorted());
});

it("is the product's only stream, and closed to visitors", async () => {
  const streams = procedures.filter(({ type }) => type === "subscription");
  expect(streams).toEqual([{ path: FOLLOW, type: "subscription", access: "session:own" }]);
  const { world, stage } = matrix.current;
  const answer = await answerOf(() =>
    call(world.ctxOf("visitor", stage.db), FOLLOW, { topics: [] }),
  );
  expect(answer.code).toBe(refusal(world.actorOf("visitor"), "session:own"));
});

describe.each(Object.entries(topicCases))("%s", (name, { own, namesAnybody = false }) => {
  it.each(followers)("shows %s its own rows only, whatever it is signalled", async (column) => {
    const { world } = matrix.current;
    const heard = await follow(column, subscription(name, column, "own"));
    const opening = heard.slice(0, heard.findIndex(({ type }) => type === "ready") + 1);
    expect(opening.length > 2 ? "listed" : "empty").toBe(own[column]);
    expect(leaksIn(world.secrets, column, JSON.stringify(heard))).toEqual([]);
    const told = heard.flatMap((message) => ("doc" in message ? [message.id] : []));
    const strangers = namesAnybody ? [] : idsOf(rowsOf(world, column, "foreign"));
    expect(strangers.filter((id) => told.includes(id))).toEqual([]);
  });
});

const keyed = Object.keys(topicCases).filter((name) => topicCases[name]?.key);

describe.each(keyed)("%s", (name) => {
  const steps = stepsOf("session:own", { foreign: {} }).filter(
    ({ column, whose }) =>
      column !== "visitor" &&
      whose !== "own" &&
      !(whose === "colleague" && topicCases[name]?.colleagues?.includes(column)),
  );
  it.each(steps)("is empty for good to $column under the key of a $whose", async (step) => {
    const heard = await follow(step.column, subscription(name, step.column, step.whose));
    expect(heard.map(({ type }) => type)).toEqual(["reset", "ready", "reset", "ready"]);
  });
});
