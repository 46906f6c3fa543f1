import {
  type SpeakingPort,
  SpeechFailure,
  type SpeechFailureReason,
  type TranscribingPort,
} from "@tefuda/adapters/speech/port";
import { compassResults, compassRuns } from "@tefuda/db/schema/compass";
import {
  COMPASS_ALL_VISITORS_RUNS_PER_DAY,
  COMPASS_VISITOR_RECORDINGS_PER_DAY,
} from "@tefuda/domain/compass/limits";
import type { CompassSection } from "@tefuda/domain/compass/schema";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { compassDesk, introduction } from "./compass.fixture.ts";
import { RECORDING } from "./count-recording.ts";
import { createAnswer } from "./create-answer.ts";
import { getStanding } from "./get-standing.ts";
import { getResult } from "./results.ts";
import { speakSection } from "./speak-section.ts";
import { transcribeRecording } from "./transcribe-recording.ts";
import type { CompassCtx } from "./who.ts";

const test = useTestDatabase();
beforeEach(() => test.clear());

/** A server that says back what it was given, so that a test can read it. */
function echo(maxLength = 4000, fault?: SpeechFailureReason) {
  const spoken: string[] = [];
  const speaking: SpeakingPort = {
    maxLength,
    limitMs: 30_000,
    async speak(text) {
      if (fault) throw new SpeechFailure(fault, "It failed.");
      spoken.push(text);
      return { bytes: Buffer.from(`<${text}>`), contentType: "audio/mpeg" };
    },
  };
  return { speaking, spoken };
}

async function answered(speaking?: SpeakingPort) {
  const desk = compassDesk(test.db, speaking && { speaking });
  const ctx = await desk.joker();
  const { answerId } = await createAnswer(ctx, { id: uuidv7(), text: introduction });
  const speak = (section: CompassSection, by = ctx) =>
    speakSection(by, { resultId: answerId, section });
  return { ctx, desk, speak, result: await getResult(ctx, { id: answerId }) };
}

describe("reading aloud", () => {
  it("says a part under its name, in the order of the page", async () => {
    const { speaking, spoken } = echo();
    const { ctx, speak, result } = await answered(speaking);
    const { bytes, contentType } = await speak("learnMore");
    expect(contentType).toBe("audio/mpeg");
    expect(spoken).toEqual([["もっと知りたいポイント。", ...result.learnMore].join("\n")]);
    expect(Buffer.from(bytes).toString()).toBe(`<${spoken[0]}>`);
    expect(await getStanding(ctx)).toMatchObject({ speaks: true, transcribes: false });
  });

  it("keeps to the longest text that the server takes, and says all of it", async () => {
    const { speaking, spoken } = echo(60);
    const { speak, result } = await answered(speaking);
    await speak("learnMore");
    expect(spoken.length).toBeGreaterThan(1);
    expect(spoken.every((text) => text.length <= 60)).toBe(true);
    expect(spoken.join("\n")).toBe(
      ["もっと知りたいポイント。", ...result.learnMore.map((text) => text.slice(0, 60))].join("\n"),
    );
  });

  it("joins what the server takes in one text to the last sign", async () => {
    const text = "もっと知りたいポイント。\nひとつめ。\nふたつめ。";
    const piecesOf = async (maxLength: number) => {
      const { speaking, spoken } = echo(maxLength);
      const { speak } = await answered(speaking);
      await test.db.update(compassResults).set({ learnMore: ["ひとつめ。", "ふたつめ。"] });
      await speak("learnMore");
      return spoken;
    };
    expect(await piecesOf(24)).toEqual([text]);
    expect(await piecesOf(23)).toEqual(["もっと知りたいポイント。\nひとつめ。", "ふたつめ。"]);
  });

  it("reads nobody else's, and offers nothing without a server", async () => {
    const { desk, speak } = await answered(echo().speaking);
    await expect(speak("learnMore", await desk.joker())).rejects.toMatchObject({
      code: "dataNotFound",
    });
    const silent = await answered();
    await expect(silent.speak("learnMore")).rejects.toMatchObject({ code: "dataNotFound" });
    expect(await getStanding(silent.ctx)).toMatchObject({ speaks: false });
  });

  it.each(["timeout", "unreachable", "refused", "unreadable", "tooLarge"] as const)(
    "is told of as failed when the server ends with %s",
    async (reason) => {
      const { speak } = await answered(echo(4000, reason).speaking);
      await expect(speak("improvements")).rejects.toMatchObject({ code: "failedToCreateAudio" });
    },
  );
});

describe("a recording", () => {
  const webm = Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3]);
  const MB = 1024 * 1024;
  const listener = (fault?: SpeechFailureReason): TranscribingPort => ({
    maxBytes: 2 * MB,
    limitMs: 30_000,
    async transcribe({ bytes, contentType }) {
      if (fault) throw new SpeechFailure(fault, "It failed.");
      return `${contentType} ${bytes.length}`;
    },
  });
  const transcribe = async (bytes: Uint8Array, transcribing?: TranscribingPort) =>
    transcribeRecording(
      await compassDesk(test.db, transcribing && { transcribing }).visitor(),
      bytes,
    );

  it("comes back as text, under the type that its content has", async () => {
    expect(await transcribe(webm, listener())).toEqual({ text: "audio/webm 7" });
  });

  it("is refused when it is no sound, too large, or nobody is there to listen", async () => {
    await expect(transcribe(Buffer.from("<html>"), listener())).rejects.toMatchObject({
      code: "unrecognizedAudio",
    });
    await expect(transcribe(new Uint8Array(), listener())).rejects.toMatchObject({
      code: "unrecognizedAudio",
    });
    await expect(transcribe(new Uint8Array(2 * MB + 1), listener())).rejects.toMatchObject({
      code: "exceededFileSize",
      params: { limit: 2 },
    });
    await expect(transcribe(webm)).rejects.toMatchObject({ code: "dataNotFound" });
    const longest = new Uint8Array(2 * MB);
    longest.set(webm);
    expect(await transcribe(longest, listener())).toEqual({ text: "audio/webm 2097152" });
  });

  it.each([
    ["unreadable", "unrecognizedAudio"],
    ["unreachable", "unrecognizedAudio"],
    ["refused", "unrecognizedAudio"],
    ["timeout", "timeout"],
    ["tooLarge", "exceededFileSize"],
  ] as const)("that ends with %s is told of as %s", async (reason, code) => {
    await expect(transcribe(webm, listener(reason))).rejects.toMatchObject({ code });
  });

  it("is heard ten times a day from an address, however many come at once, and anew tomorrow", async () => {
    const desk = compassDesk(test.db, { transcribing: listener() });
    const visitor = await desk.visitor("2001:db8:1:2::1");
    // An address of the same network is the same visitor.
    const neighbour = await desk.visitor("2001:db8:1:2:aaaa::9");
    const heard = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        transcribeRecording(index % 2 ? visitor : neighbour, webm),
      ),
    );
    expect(heard.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    const tooMany = { code: "tooManyRequests" };
    await expect(transcribeRecording(visitor, webm)).rejects.toMatchObject(tooMany);
    // What is no sound costs nothing, and advice is counted by itself.
    await expect(transcribeRecording(visitor, Buffer.from("x"))).rejects.toMatchObject({
      code: "unrecognizedAudio",
    });
    await createAnswer(visitor, { id: uuidv7(), text: introduction });
    await transcribeRecording(await desk.visitor("2001:db8:1:3::1"), webm);
    const seeker = await desk.joker();
    for (let times = 0; times < 11; times += 1) await transcribeRecording(seeker, webm);
    expect(JSON.stringify(await test.db.select().from(compassRuns))).not.toContain("2001:db8");
    desk.pass(24 * 3_600_000);
    await transcribeRecording(visitor, webm);
  });

  it("is not heard once all visitors together had enough", async () => {
    const desk = compassDesk(test.db, { transcribing: listener() });
    const visitor = await desk.visitor();
    await fill(visitor.clock(), COMPASS_VISITOR_RECORDINGS_PER_DAY.ofAll - 1, RECORDING);
    await createAnswer(await desk.visitor("203.0.113.8"), { id: uuidv7(), text: introduction });
    await transcribeRecording(visitor, webm);
    await expect(transcribeRecording(visitor, webm)).rejects.toMatchObject({
      code: "tooManyRequests",
    });
    await createAnswer(visitor, { id: uuidv7(), text: introduction });
  });
});

it("all visitors together get only so much advice a day, and seekers go on", async () => {
  const desk = compassDesk(test.db);
  const visitor = await desk.visitor();
  await fill(visitor.clock(), COMPASS_ALL_VISITORS_RUNS_PER_DAY - 1, "hash");
  const ask = async (by: CompassCtx) => createAnswer(by, { id: uuidv7(), text: introduction });
  // Neither seekers nor recordings are among them.
  await ask(await desk.joker());
  await fill(visitor.clock(), 1, RECORDING);
  const others = await Promise.all([8, 9, 10].map((host) => desk.visitor(`203.0.113.${host}`)));
  const asked = await Promise.allSettled(others.map(ask));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(ask(visitor)).rejects.toMatchObject({ code: "tooManyRequests" });
  await ask(await desk.joker());
  desk.pass(24 * 3_600_000);
  await ask(visitor);
});

/** Runs of as many other visitors. */
const fill = (at: Date, count: number, inputHash: string) =>
  test.db.insert(compassRuns).values(
    Array.from({ length: count }, (_, index) => ({
      id: uuidv7(),
      visitorKey: `other ${index}`,
      inputHash,
      startedAt: at,
      finishedAt: at,
    })),
  );
