import {
  VIDEO_AWAY_SECONDS,
  VIDEO_HEARTBEAT_SECONDS,
  VIDEO_RECONNECT_SECONDS,
} from "@tefuda/domain/constants/timing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeConnection } from "./peer.fixture";
import { callError, createMeeting } from "./room.fixture";
import { asks } from "./room-link";
import { showsPicture } from "./room-store";
import { FIRST_WORD_MS, HELP_MS } from "./watchdog";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("RTCPeerConnection", FakeConnection);
  FakeConnection.all.length = 0;
  FakeConnection.isCut = false;
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const seconds = (n: number) => pass(n * 1000);

/** Two who wait before the same door. */
function two() {
  const meeting = createMeeting();
  return { meeting, ace: meeting.enter("ace"), joker: meeting.enter("joker") };
}

async function met() {
  const made = two();
  await made.ace.room.join(false);
  await made.joker.room.join(false);
  await pass();
  return made;
}

/** A door whose answers come when the test says so. */
function slowDoor() {
  const { ace, meeting } = two();
  const open: (() => void)[] = [];
  const { join } = ace.calls;
  ace.calls.join = async (takesOver) => {
    const answer = join(takesOver);
    await new Promise<void>((done) => open.push(done));
    return answer;
  };
  return { ...ace, meeting, open: (at: number) => open[at]?.() };
}

describe("two who meet", () => {
  it("see and hear each other, whoever comes first", async () => {
    const { ace, joker } = await met();
    for (const { room } of [ace, joker]) {
      expect(room.get()).toMatchObject({ stage: "inside", line: "connected" });
      expect(room.get().audio?.kind).toBe("audio");
      expect(showsPicture(room.get())).toBe(true);
    }
    expect(FakeConnection.all).toHaveLength(2);
  });

  it("know what the other one has switched off", async () => {
    const { ace, joker } = await met();
    joker.media.set({ isMuted: true, isCameraOff: true, camera: undefined });
    await pass();
    expect(ace.room.get().signs).toMatchObject({ isMuted: true, isCameraOff: true });
    expect(showsPicture(ace.room.get())).toBe(false);
  });

  it("spare a thin line their faces, and go on showing a screen", async () => {
    const { ace, joker } = await met();
    const [aces] = FakeConnection.all;
    joker.room.setAudioOnly("chosen");
    await pass();
    expect(aces?.picture?.encoding.active).toBe(false);
    expect(joker.room.get().signs).toMatchObject({ isPaused: true, isCameraOff: false });
    expect(showsPicture(joker.room.get())).toBe(false);
    ace.media.set({ screen: { kind: "video" } as MediaStreamTrack });
    await pass();
    expect(aces?.picture?.encoding).toMatchObject({ active: true, maxFramerate: 3 });
    expect(showsPicture(joker.room.get())).toBe(true);
    joker.room.setAudioOnly(undefined);
    ace.media.set({ screen: undefined });
    await pass();
    expect(aces?.picture?.encoding.active).toBe(true);
    expect(aces?.picture?.encoding).not.toHaveProperty("maxFramerate");
  });
});

describe("the door", () => {
  it("says that another device sits inside, and lets this one take over", async () => {
    const { meeting, ace, joker } = await met();
    const second = meeting.enter("joker", "another");
    await expect(second.room.join(false)).rejects.toMatchObject({ message: "videoSeatTaken" });
    expect(second.room.get().stage).toBe("outside");
    await second.room.join(true);
    await pass();
    expect(joker.room.get().stage).toBe("takenOver");
    expect([ace, second].map(({ room }) => room.get().line)).toEqual(["connected", "connected"]);
  });

  it("gives the seat back when the person did not wait", async () => {
    const { room, meeting, open } = slowDoor();
    const joining = room.join(false);
    room.leave();
    expect(room.get().stage).toBe("outside");
    open(0);
    await joining;
    await pass();
    expect(room.get().stage).toBe("outside");
    expect(meeting.left).toEqual(["ace1"]);
  });

  it("counts the last knock alone, and knocks again only once the one before is answered", async () => {
    const { room, meeting, open } = slowDoor();
    const knocks = [room.join(false)];
    room.leave();
    knocks.push(room.join(false));
    room.leave();
    knocks.push(room.join(false));
    await pass();
    expect(meeting.seatOf("ace")).toBe("ace1");
    open(0);
    await pass();
    expect(room.get().stage).toBe("joining");
    open(1);
    await Promise.all(knocks);
    expect(room.get()).toMatchObject({ stage: "inside", seatId: "ace2" });
    expect(meeting.left).toEqual([]);
  });

  it("keeps the failure of a knock to itself that nobody waits for", async () => {
    const { room, meeting, open } = slowDoor();
    meeting.isOnline = false;
    const joining = room.join(false);
    room.leave();
    open(0);
    await expect(joining).resolves.toBeUndefined();
  });
});

describe("who comes and goes", () => {
  it("is waited for after leaving, and met again after coming back", async () => {
    const { ace, joker } = await met();
    joker.room.leave();
    await pass();
    expect(joker.room.get().stage).toBe("left");
    expect(ace.room.get()).toMatchObject({ line: "none", hasPartnerLeft: true, audio: undefined });
    joker.room.back();
    await joker.room.join(false);
    await pass();
    expect(ace.room.get()).toMatchObject({ line: "connected", hasPartnerLeft: false });
  });

  it("stays for the server as long as the seat is heard of", async () => {
    const { meeting } = await met();
    await seconds(3 * VIDEO_HEARTBEAT_SECONDS);
    expect(meeting.beats).toBe(2 + 2 * 3);
    expect(meeting.presence("joker")).toBe("present");
  });

  it("is out when the server says so, though the page stayed", async () => {
    const { joker, ace } = await met();
    await joker.calls.leave(joker.room.get().seatId ?? "");
    await pass();
    expect(joker.room.get().stage).toBe("left");
    expect(ace.room.get().hasPartnerLeft).toBe(true);
  });

  it("is not thrown out by news of the stay before", async () => {
    const { meeting, joker } = two();
    await joker.room.join(false);
    joker.room.seated({
      mySeatId: "before",
      myPresence: "left",
      partnerSeatId: null,
      partnerPresence: "absent",
    });
    expect(joker.room.get().stage).toBe("inside");
    await pass();
    expect(meeting.presence("joker")).toBe("present");
  });
});

describe("a line in trouble", () => {
  const cut = () => {
    FakeConnection.isCut = true;
    for (const connection of FakeConnection.all) connection.turn("disconnected");
  };

  it("is restarted by one side, and comes back on the same connection", async () => {
    const { ace, joker } = await met();
    cut();
    expect(ace.room.get().line).toBe("reconnecting");
    FakeConnection.isCut = false;
    await pass(HELP_MS.impolite[0]);
    expect([ace, joker].map(({ room }) => room.get().line)).toEqual(["connected", "connected"]);
    expect(FakeConnection.all.map(({ restarts }) => restarts)).toEqual([1, 0]);
  });

  it("is restarted for the side that notices it alone", async () => {
    const { joker } = await met();
    FakeConnection.all[1]?.turn("disconnected");
    await pass(HELP_MS.polite[0]);
    expect(FakeConnection.all.map(({ restarts }) => restarts)).toEqual([1, 0]);
    expect(joker.room.get().line).toBe("connected");
  });

  it("is begun anew by both when one of them has forgotten it", async () => {
    const { meeting, ace, joker } = await met();
    const seatId = joker.room.get().seatId ?? "";
    joker.room.seated({
      mySeatId: seatId,
      myPresence: "present",
      partnerSeatId: meeting.seatOf("ace") ?? null,
      partnerPresence: "left",
    });
    FakeConnection.all[0]?.turn("disconnected");
    await pass(HELP_MS.impolite[0]);
    expect([ace, joker].map(({ room }) => room.get().line)).toEqual(["connected", "connected"]);
    expect(ace.room.get().audio?.kind).toBe("audio");
    // The forgotten one, the one that answered for it, and the two that meet.
    expect(FakeConnection.all).toHaveLength(5);
    expect(FakeConnection.all[3]?.other).toBe(FakeConnection.all[4]);
  });

  it("ends after a minute: lost for who is cut off, a wait for who sees the other one away", async () => {
    const { meeting, ace, joker } = await met();
    cut();
    joker.calls.heartbeat = async () => {
      throw callError();
    };
    await seconds(VIDEO_AWAY_SECONDS + VIDEO_HEARTBEAT_SECONDS);
    expect(meeting.presence("joker")).toBe("away");
    expect(ace.room.get().line).toBe("reconnecting");
    await seconds(VIDEO_RECONNECT_SECONDS);
    expect(ace.room.get()).toMatchObject({ stage: "inside", line: "none", hasPartnerLeft: true });
    expect(joker.room.get().stage).toBe("lost");
  });

  it("asks for the offer that never came, and gets another one", async () => {
    const { meeting, ace, joker } = two();
    const isAsked = () => meeting.said.some(({ payload }) => payload === asks.again);
    meeting.delivers = ({ kind }) => kind !== "offer" || isAsked();
    await ace.room.join(false);
    await joker.room.join(false);
    await pass(FIRST_WORD_MS - 1);
    expect([isAsked(), joker.room.get().line]).toEqual([false, "connecting"]);
    await pass(1);
    expect([ace, joker].map(({ room }) => room.get().line)).toEqual(["connected", "connected"]);
  });

  it("has an end when no offer ever comes", async () => {
    const { meeting, ace, joker } = two();
    meeting.delivers = ({ kind }) => kind !== "offer";
    await ace.room.join(false);
    await joker.room.join(false);
    await seconds(VIDEO_RECONNECT_SECONDS);
    expect(joker.room.get().stage).toBe("lost");
    expect(joker.room.get().seatId).toBeUndefined();
  });

  it("is made anew when the two cannot agree, in ever longer pauses and not for ever", async () => {
    const agree = vi
      .spyOn(FakeConnection.prototype, "setRemoteDescription")
      .mockRejectedValue(new Error("no agreement"));
    const { ace, joker } = await met();
    await pass(500);
    const early = FakeConnection.all.length;
    agree.mockRestore();
    await seconds(10);
    expect(early).toBeLessThanOrEqual(6);
    expect([ace, joker].map(({ room }) => room.get().line)).toEqual(["connected", "connected"]);
  });
});

it("takes no signal twice", async () => {
  const { ace, joker } = await met();
  const fromSeatId = joker.room.get().seatId ?? "";
  ace.room.heard({ seq: 1, fromSeatId, kind: "state", payload: asks.again });
  await pass();
  expect(FakeConnection.all).toHaveLength(2);
  expect(ace.room.get().line).toBe("connected");
});
