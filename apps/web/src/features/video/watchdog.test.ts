import { VIDEO_RECONNECT_SECONDS } from "@tefuda/domain/constants/timing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CHECKING_MS, createWatchdog, FIRST_WORD_MS, HELP_MS } from "./watchdog";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const DEADLINE_MS = VIDEO_RECONNECT_SECONDS * 1000;

function make(isPolite = false) {
  const startedAt = Date.now();
  const helped: number[] = [];
  const on = {
    line: vi.fn(),
    help: vi.fn(() => void helped.push(Date.now() - startedAt)),
    gaveUp: vi.fn(),
  };
  return { on, helped, watchdog: createWatchdog(isPolite, on) };
}

describe("a line that comes about", () => {
  it("is asked for again when no first word comes, and given up after a minute", () => {
    const { on, helped } = make(true);
    vi.advanceTimersByTime(FIRST_WORD_MS - 1);
    expect(on.help).not.toHaveBeenCalled();
    vi.advanceTimersByTime(DEADLINE_MS - FIRST_WORD_MS);
    expect(helped).toEqual([8000, 18_000, 38_000, 58_000]);
    expect(on.gaveUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(on.gaveUp).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(DEADLINE_MS);
    expect(helped).toHaveLength(4);
  });

  it("needs no help while its ways are being tried, nor once it stands", () => {
    const { on, watchdog } = make();
    vi.advanceTimersByTime(FIRST_WORD_MS - 1);
    watchdog.state("connecting");
    vi.advanceTimersByTime(CHECKING_MS - 1);
    watchdog.state("connected");
    vi.advanceTimersByTime(2 * DEADLINE_MS);
    expect(on.help).not.toHaveBeenCalled();
    expect(on.gaveUp).not.toHaveBeenCalled();
    expect(on.line.mock.calls).toEqual([["connected"]]);
  });

  it("is not hurried: its signals are on their way", () => {
    const { on, watchdog } = make();
    watchdog.hurry();
    expect(on.help).not.toHaveBeenCalled();
  });
});

describe("a line that breaks", () => {
  const broken = (isPolite = false) => {
    const made = make(isPolite);
    made.watchdog.state("connected");
    made.watchdog.state("disconnected");
    return made;
  };

  it.each([
    [false, [800, 5800, 15_800, 35_800, 55_800]],
    [true, [4000, 14_000, 34_000, 54_000]],
  ])("is helped in ever longer pauses (polite: %s)", (isPolite, expected) => {
    const { on, helped } = broken(isPolite);
    expect(on.line.mock.calls).toEqual([["connected"], ["reconnecting"]]);
    vi.advanceTimersByTime(DEADLINE_MS);
    expect(helped).toEqual(expected);
    expect(on.gaveUp).toHaveBeenCalledOnce();
  });

  it("is let alone while a restart is being tried, and helped soon after that failed", () => {
    const { helped, watchdog } = broken();
    vi.advanceTimersByTime(800);
    watchdog.state("connecting");
    vi.advanceTimersByTime(CHECKING_MS - 1);
    expect(helped).toEqual([800]);
    watchdog.state("failed");
    vi.advanceTimersByTime(HELP_MS.impolite[1]);
    expect(helped).toEqual([800, 800 + CHECKING_MS - 1 + HELP_MS.impolite[1]]);
  });

  it("is given up a minute after the first trouble, whatever came in between", () => {
    const { on, watchdog } = broken();
    vi.advanceTimersByTime(30_000);
    watchdog.state("connecting");
    watchdog.state("failed");
    vi.advanceTimersByTime(DEADLINE_MS - 30_000 - 1);
    expect(on.gaveUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(on.gaveUp).toHaveBeenCalledOnce();
  });

  it("is watched anew once it is found", () => {
    const { on, helped, watchdog } = broken();
    vi.advanceTimersByTime(20_000);
    watchdog.state("connected");
    vi.advanceTimersByTime(100_000);
    watchdog.state("failed");
    vi.advanceTimersByTime(HELP_MS.impolite[0]);
    expect(helped.at(-1)).toBe(120_000 + HELP_MS.impolite[0]);
    expect(on.line).toHaveBeenLastCalledWith("reconnecting");
    expect(on.gaveUp).not.toHaveBeenCalled();
  });

  it("is helped at once when the network is back", () => {
    const { helped, watchdog } = broken(true);
    watchdog.hurry();
    vi.advanceTimersByTime(HELP_MS.polite[1] - 1);
    expect(helped).toEqual([0]);
  });
});
