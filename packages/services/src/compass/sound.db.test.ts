import {
  type SpeakingPort,
  SpeechFailure,
  type SpeechFailureReason,
  type TranscribingPort,
} from "@tefuda/adapters/speech/port";
import type { CompassSection } from "@tefuda/domain/compass/schema";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { compassDesk, introduction } from "./compass.fixture.ts";
import { createAnswer } from "./create-answer.ts";
import { getStanding } from "./get-standing.ts";
import { getResult } from "./results.ts";
import { speakSection } from "./speak-section.ts";
import { transcribeRecording } from "./transcribe-recording.ts";

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
});
