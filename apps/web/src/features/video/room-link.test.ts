import { beforeEach, describe, expect, it, vi } from "vitest";
import { CAMERA_BITRATE, SCREEN_BITRATE, THIN_SCREEN } from "./peer";
import { FakeConnection } from "./peer.fixture";
import { openMedia } from "./room.fixture";
import { asks, createRoomLink, sendingOf } from "./room-link";
import { HELP_MS } from "./watchdog";

const track = (kind: string) => ({ kind }) as MediaStreamTrack;

describe("what is sent", () => {
  const own = { ...openMedia().get() };
  const screen = track("video");
  const thin = { own: true, asked: false };
  const asked = { own: false, asked: true };
  const calm = { own: false, asked: false };

  it.each([
    ["a face", own, calm, { bitrate: CAMERA_BITRATE, isPaused: false }, { isPaused: false }],
    [
      "no face over a thin line",
      own,
      thin,
      { isPaused: true },
      { isPaused: true, wantsAudioOnly: true },
    ],
    [
      "no face when asked to",
      own,
      asked,
      { isPaused: true },
      { isPaused: true, wantsAudioOnly: false },
    ],
    [
      "a screen",
      { ...own, screen },
      calm,
      { bitrate: SCREEN_BITRATE, isPaused: false },
      { isSharing: true },
    ],
    [
      "a screen over a thin line",
      { ...own, screen },
      thin,
      { ...THIN_SCREEN, isPaused: false },
      { isSharing: true, isPaused: false },
    ],
    [
      "nothing of a camera that is off",
      { ...own, camera: undefined },
      calm,
      {},
      { isCameraOff: true, isPaused: false },
    ],
    [
      "nothing of a missing microphone",
      { ...own, microphone: undefined },
      calm,
      {},
      { isMuted: true },
    ],
  ])("is %s", (_, media, pauses, limits, signs) => {
    const sending = sendingOf(media, pauses);
    expect(sending.limits).toMatchObject(limits);
    expect(sending.signs).toMatchObject(signs);
    expect(sending.video).toBe(media.screen ?? media.camera);
  });
});

describe("a line", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("RTCPeerConnection", FakeConnection);
    FakeConnection.all.length = 0;
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  function make(isPolite: boolean, send = vi.fn(async (_signal: object) => {})) {
    const media = openMedia();
    const on = {
      line: vi.fn(),
      track: vi.fn(),
      signs: vi.fn(),
      gaveUp: vi.fn(),
      broken: vi.fn(),
      refused: vi.fn(),
    };
    const link = createRoomLink(
      { isPolite, iceServers: [], media, send, isPassing: (error) => error === "offline" },
      on,
    );
    const [connection] = FakeConnection.all;
    if (!connection) throw new Error("no connection was made");
    return { media, on, link, send, connection };
  }
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

  /** The side that asks, without a network until it comes back: then, what is said. */
  function makeOffline() {
    let isOnline = false;
    const said: string[] = [];
    const made = make(
      true,
      vi.fn(async (signal: { payload?: string }) => {
        if (!isOnline) throw "offline";
        said.push(signal.payload ?? "");
      }),
    );
    const comeBack = async () => {
      isOnline = true;
      made.link.hurry();
      await pass();
      return said;
    };
    return { ...made, comeBack };
  }

  it("puts another track in the place of the one before, without a new agreement", async () => {
    const { media, connection, send } = make(false);
    await pass();
    const screen = track("video");
    media.set({ screen });
    media.set({ isMuted: true });
    await pass();
    const [sound, picture] = connection.transceivers;
    expect(picture?.sent.at(-1)).toBe(screen);
    expect(sound?.sent.filter(Boolean)).toHaveLength(1);
    expect(send).toHaveBeenCalledOnce();
  });

  it("says that it is broken when a track does not fit", async () => {
    const { media, connection, on } = make(false);
    await pass();
    const sender = connection.picture?.sender;
    if (sender) sender.replaceTrack = async () => Promise.reject(new Error("another kind"));
    media.set({ camera: track("video") });
    await pass();
    expect(on.broken).toHaveBeenCalledOnce();
  });

  it("asks once, however long the network is gone", async () => {
    const { connection, comeBack } = makeOffline();
    connection.turn("connected");
    connection.turn("disconnected");
    await pass(HELP_MS.polite[0] + HELP_MS.polite[1] + HELP_MS.polite[2]);
    expect(await comeBack()).toEqual([asks.again]);
  });

  it("asks for a new connection though a new way is already asked for", async () => {
    const { link, comeBack } = makeOffline();
    link.ask("restart");
    link.ask("again");
    link.ask("restart");
    await pass();
    expect(await comeBack()).toEqual([asks.restart, asks.again]);
  });

  it("asks again after it was refused", async () => {
    const send = vi.fn(async (_signal: object) => {
      throw new Error("not the owner of the seat");
    });
    const { link, on } = make(true, send);
    link.ask("again");
    await pass();
    expect(on.refused).toHaveBeenCalledOnce();
    link.ask("again");
    await pass();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("is silent once it is closed", async () => {
    const { link, connection, on, send } = make(true);
    connection.turn("connected");
    link.close();
    connection.turn("failed");
    await pass(120_000);
    expect(on.gaveUp).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });

  it("knows its own connection from a new one of the other side", async () => {
    const { link } = make(true);
    const sdp = (session: number) => `v=0\no=- ${session} 1 IN IP4 127.0.0.1\n`;
    expect(link.isForeign(sdp(1))).toBe(false);
    link.receive("offer", sdp(1));
    expect([link.isForeign(sdp(1)), link.isForeign(sdp(2))]).toEqual([false, true]);
  });
});
