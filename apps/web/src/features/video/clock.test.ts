import { describe, expect, it } from "vitest";
import { formatDuration, minutesLeft } from "./clock";
import { cornerAt, nextCorner } from "./corner";
import { joinText } from "./join-state";
import { readSigns } from "./signs";

const start = new Date("2026-04-02T01:00:00Z");
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

describe("the words around a call", () => {
  it("counts up in minutes, and in hours once there is one", () => {
    expect([0, 59_999, 185_000, 3_729_000].map(formatDuration)).toEqual([
      "0:00",
      "0:59",
      "3:05",
      "1:02:09",
    ]);
    expect(minutesLeft(after(30), after(0))).toBe(30);
    expect(minutesLeft(after(30), after(29.5))).toBe(1);
    expect(minutesLeft(after(30), after(31))).toBe(0);
  });

  it("opens the door 10 minutes before, and counts down to it", () => {
    const interview = { startAt: start, endAt: after(30) };
    expect(joinText(interview, after(-25.5))).toEqual({
      text: "16分後に入室できます",
      isClosed: true,
    });
    expect(joinText(interview, after(-10))).toEqual({
      text: "ビデオ面談に入室する",
      isClosed: false,
    });
  });

  it("puts the small picture into the corner it is dropped nearest to", () => {
    const box = { width: 400, height: 800 };
    expect(cornerAt({ x: 10, y: 10 }, box)).toBe("topLeft");
    expect(cornerAt({ x: 390, y: 399 }, box)).toBe("topRight");
    expect(cornerAt({ x: 390, y: 401 }, box)).toBe("bottomRight");
    expect(cornerAt({ x: -5, y: 900 }, box)).toBe("bottomLeft");
    expect(nextCorner("bottomLeft")).toBe("topLeft");
  });

  it("reads the other side's signs, and nothing that is none", () => {
    expect(readSigns('{"isMuted":true,"isCameraOff":"yes"}')).toEqual({
      isMuted: true,
      isCameraOff: false,
      isPaused: false,
      isSharing: false,
      wantsAudioOnly: false,
    });
    expect([readSigns("{"), readSigns("null"), readSigns("3")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
