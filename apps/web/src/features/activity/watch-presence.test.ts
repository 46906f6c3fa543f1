import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Scene, watchPresence } from "./watch-presence";

/** Everything said to the server, in its order. */
let said: string[] = [];
let marks = 0;
const voice = {
  async come() {
    marks += 1;
    said.push("come");
    return `2026-11-20T03:00:0${marks}.000Z`;
  },
  go(mark: string) {
    said.push(`go ${mark.slice(17, 19)}`);
  },
};
/** A page without a browser around it: what it is told of, and nothing else. */
const page = Object.assign(new EventTarget(), {
  visibilityState: "visible" as "visible" | "hidden",
});
const frame = new EventTarget();
const scene = { page, frame } as unknown as Scene;
/** A tab of the same browser that is in view beside this one. */
let neighbour: BroadcastChannel | undefined;
let stop = () => {};

const turn = (state: "visible" | "hidden") => {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  said = [];
  marks = 0;
  page.visibilityState = "visible";
});
afterEach(() => {
  stop();
  neighbour?.close();
  neighbour = undefined;
  vi.restoreAllMocks();
});

const watch = async () => {
  stop = watchPresence("somebody", voice, scene);
  await vi.waitFor(() => expect(said).toEqual(["come"]));
  await Promise.resolve();
};

it("tells the coming, the going with the mark of it, and the coming back", async () => {
  await watch();
  turn("hidden");
  expect(said).toEqual(["come", "go 01"]);
  turn("hidden");
  frame.dispatchEvent(new Event("pagehide"));
  expect(said).toHaveLength(2);
  turn("visible");
  await Promise.resolve();
  frame.dispatchEvent(new Event("pagehide"));
  expect(said).toEqual(["come", "go 01", "come", "go 02"]);
  // Taken out of the browser's memory by the way back.
  frame.dispatchEvent(new Event("pageshow"));
  expect(said.at(-1)).toBe("come");
});

it("says nothing of a tab that opens behind another", () => {
  page.visibilityState = "hidden";
  stop = watchPresence("somebody", voice, scene);
  frame.dispatchEvent(new Event("pagehide"));
  expect(said).toEqual([]);
});

it("stays while another window is in view", async () => {
  const heard: unknown[] = [];
  neighbour = new BroadcastChannel("tefuda-presence:somebody");
  neighbour.onmessage = ({ data }) => {
    heard.push(data);
    if (data.kind === "here" && data.asks)
      neighbour?.postMessage({ kind: "here", tab: "neighbour", asks: false });
    if (data.kind === "mark")
      neighbour?.postMessage({ kind: "mark", mark: "2026-11-20T03:00:09.000Z" });
  };
  stop = watchPresence("somebody", voice, scene);
  await vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ kind: "mark" })));
  // The neighbour's answers are here once one that was sent after them is.
  const answered = new Promise((resolve) => {
    const witness = new BroadcastChannel("tefuda-presence:somebody");
    witness.onmessage = ({ data }) => {
      if (data.kind !== "mark" || !data.mark.includes(":09.")) return;
      witness.close();
      resolve(undefined);
    };
    neighbour?.postMessage({ kind: "mark", mark: "2026-11-20T03:00:09.000Z" });
  });
  await answered;
  turn("hidden");
  expect(said).toEqual(["come"]);
  turn("visible");
  await vi.waitFor(() => expect(said).toEqual(["come", "come"]));
});

it("does not tell a going whose coming is not answered yet", () => {
  stop = watchPresence("somebody", voice, scene);
  turn("hidden");
  expect(said).toEqual(["come"]);
});

it("says so again when a page that was left open is turned to", async () => {
  const clock = vi.spyOn(Date, "now");
  clock.mockReturnValue(0);
  await watch();
  clock.mockReturnValue(4 * 60_000);
  frame.dispatchEvent(new Event("focus"));
  expect(said).toEqual(["come"]);
  clock.mockReturnValue(6 * 60_000);
  frame.dispatchEvent(new Event("focus"));
  expect(said).toEqual(["come", "come"]);
});
