import { beforeEach, describe, expect, it, vi } from "vitest";
import { createLocalMedia, isDark, isSilent } from "./local-media";
import { createFakeDevices, type FakeTrack } from "./local-media.fixture";

let devices = createFakeDevices();

beforeEach(() => {
  devices = createFakeDevices();
  for (const [name, value] of Object.entries(devices.globals)) vi.stubGlobal(name, value);
  return () => vi.unstubAllGlobals();
});

const started = async () => {
  const media = createLocalMedia();
  await media.start();
  return media;
};
const fakeOf = (track: MediaStreamTrack | undefined) => track as unknown as FakeTrack;

describe("opening camera and microphone", () => {
  it("asks for both at once, and lists what there is", async () => {
    const media = await started();
    expect(media.get()).toMatchObject({ status: "ready", fault: undefined });
    expect(media.get().devices.camera).toHaveLength(1);
    expect(devices.lit()).toEqual(["audio", "video"]);
  });

  it.each([
    ["the camera is missing", { video: "NotFoundError" }, "missing", ["audio"]],
    ["the microphone is in use", { audio: "NotReadableError" }, "busy", ["video"]],
    ["both are refused", { audio: "NotAllowedError", video: "NotAllowedError" }, "blocked", []],
  ])("goes on with what there is when %s", async (_, refused, fault, lit) => {
    devices.refused = refused;
    const media = await started();
    expect(media.get()).toMatchObject({ status: "ready", fault });
    expect(devices.lit()).toEqual(lit);
  });

  it("says so where a browser holds no interviews", async () => {
    vi.stubGlobal("RTCPeerConnection", undefined);
    const media = await started();
    expect(media.get()).toMatchObject({ status: "ready", fault: "notSupported" });
    await media.setCameraOff(true);
    expect(media.get().fault).toBe("notSupported");
  });

  it("forgets the fault once another try works", async () => {
    devices.refused = { audio: "NotAllowedError", video: "NotAllowedError" };
    const media = await started();
    devices.refused = {};
    await media.start();
    expect(media.get().fault).toBeUndefined();
    expect(devices.lit()).toEqual(["audio", "video"]);
  });

  it("does not light the camera of who came without a picture", async () => {
    const media = createLocalMedia();
    await media.setCameraOff(true);
    await media.start();
    expect(devices.given.map(({ kind }) => kind)).toEqual(["audio"]);
  });
});

describe("the lamps", () => {
  it("go out with the camera, and with everything", async () => {
    const media = await started();
    await media.setCameraOff(true);
    expect(devices.lit()).toEqual(["audio"]);
    await media.setCameraOff(false);
    await media.share();
    expect(devices.lit()).toEqual(["audio", "video", "video"]);
    media.stop();
    expect(devices.lit()).toEqual([]);
    expect(media.get()).toMatchObject({ status: "idle", camera: undefined, screen: undefined });
  });

  it("do not go on for what was asked for and is not wanted any more", async () => {
    let answer = () => {};
    devices.beforeAnswer = () => new Promise<void>((done) => (answer = done));
    const media = createLocalMedia();
    const starting = media.start();
    media.stop();
    answer();
    await starting;
    expect(devices.given).toHaveLength(2);
    expect(devices.lit()).toEqual([]);
  });
});

it.each([
  ["while both are asked for", 1],
  ["while the camera alone is asked for", 2],
])("asks nothing more of who leaves %s", async (_, asked) => {
  devices.refused = { audio: "NotAllowedError", video: "NotAllowedError" };
  const media = createLocalMedia();
  devices.beforeAnswer = async () => {
    if (devices.asked === asked) media.stop();
  };
  await media.start();
  expect(devices.asked).toBe(asked);
});

describe("while one talks", () => {
  it("mutes without letting go of the microphone, and stays muted on another one", async () => {
    const media = await started();
    media.setMuted(true);
    expect(media.get().microphone?.enabled).toBe(false);
    await media.choose("microphone", "headset");
    expect(fakeOf(media.get().microphone)).toMatchObject({ deviceId: "headset", enabled: false });
    expect(devices.lit()).toEqual(["video", "audio"]);
  });

  it("comes back to the device that was chosen last", async () => {
    await (await started()).choose("camera", "back");
    const again = await started();
    expect(fakeOf(again.get().camera).deviceId).toBe("back");
  });

  it("keeps the camera that works when another one does not open", async () => {
    const media = await started();
    await media.choose("camera", "front");
    devices.broken = "broken";
    await media.choose("camera", "broken");
    expect(media.get().fault).toBe("busy");
    expect(fakeOf(media.get().camera)).toMatchObject({ deviceId: "front", readyState: "live" });
    expect(devices.lit()).toEqual(["audio", "video"]);
    await media.choose("camera", "back");
    expect(media.get().fault).toBeUndefined();
  });

  it("changes the camera where only one can be open", async () => {
    const media = await started();
    devices.isOneAtATime = true;
    await media.choose("camera", "back");
    expect(media.get().fault).toBeUndefined();
    expect(fakeOf(media.get().camera)).toMatchObject({ deviceId: "back", readyState: "live" });
    expect(devices.lit()).toEqual(["audio", "video"]);
  });

  it("goes on saying that the microphone is missing when the camera works", async () => {
    devices.refused = { audio: "NotAllowedError" };
    const media = await started();
    await media.choose("camera", "back");
    expect(media.get().fault).toBe("blocked");
    expect(isSilent(media.get())).toBe(true);
    devices.refused = {};
    media.setMuted(false);
    await vi.waitFor(() => expect(isSilent(media.get())).toBe(false));
    expect(media.get().fault).toBeUndefined();
  });

  it("has nothing to say of a camera that is not wanted", async () => {
    devices.refused = { video: "NotFoundError" };
    const media = await started();
    expect(media.get().fault).toBe("missing");
    await media.setCameraOff(true);
    expect(media.get().fault).toBeUndefined();
  });

  it("takes the browser's choice for a device that is pulled out", async () => {
    const media = await started();
    await media.choose("microphone", "headset");
    fakeOf(media.get().microphone).end();
    await vi.waitFor(() => expect(fakeOf(media.get().microphone).deviceId).toBe("audio"));
    expect(devices.lit()).toEqual(["video", "audio"]);
  });

  it("stops sharing by the browser's own bar, and takes no choice for no share", async () => {
    const media = await started();
    await media.share();
    expect(media.get().screen?.contentHint).toBe("detail");
    fakeOf(media.get().screen).end();
    expect(media.get().screen).toBeUndefined();
    devices.refused = { screen: "NotAllowedError" };
    await media.share();
    expect(media.get()).toMatchObject({ screen: undefined, fault: undefined });
  });
});

describe("a device that comes back", () => {
  const none = { audio: "NotFoundError", video: "NotFoundError" };
  const headset = { kind: "audioinput", deviceId: "headset" };
  const pulledOut = async (media: Awaited<ReturnType<typeof started>>) => {
    devices.refused = none;
    fakeOf(media.get().microphone).end();
    fakeOf(media.get().camera).end();
    await media.mend();
  };

  it("is opened by itself, and until then the buttons offer to switch it on", async () => {
    const media = await started();
    await pulledOut(media);
    expect(devices.lit()).toEqual([]);
    expect(media.get().fault).toBe("missing");
    expect([isSilent(media.get()), isDark(media.get())]).toEqual([true, true]);
    devices.refused = {};
    await media.mend();
    expect(devices.lit()).toEqual(["video", "audio"]);
    expect(media.get()).toMatchObject({ fault: undefined, isMuted: false, isCameraOff: false });
    expect([isSilent(media.get()), isDark(media.get())]).toEqual([false, false]);
  });

  it.each([
    ["is missing", { audio: "NotFoundError" }, ["video", "audio"]],
    ["is in use", { video: "NotReadableError" }, ["audio", "video"]],
    ["is refused, which is not asked again", { video: "NotAllowedError" }, ["audio"]],
  ])("is opened when it %s at the beginning", async (_, refused, lit) => {
    devices.refused = refused;
    const media = await started();
    devices.refused = {};
    await media.mend();
    expect(devices.lit()).toEqual(lit);
  });

  it("stays closed while the person has it switched off, and is opened when they switch it on", async () => {
    const media = await started();
    media.setMuted(true);
    await media.setCameraOff(true);
    devices.refused = none;
    fakeOf(media.get().microphone).end();
    await media.mend();
    devices.refused = {};
    await media.mend();
    expect(devices.given).toHaveLength(2);
    expect(media.get()).toMatchObject({ microphone: undefined, fault: undefined });
    media.setMuted(false);
    await vi.waitFor(() => expect(devices.lit()).toEqual(["audio"]));
    expect(media.get().microphone?.enabled).toBe(true);
  });

  it("takes the place of the one that stood in for it, but not of one that was chosen since", async () => {
    devices.plugged = [headset];
    const media = await started();
    const lose = async () => {
      await media.choose("microphone", "headset");
      devices.plugged = [];
      fakeOf(media.get().microphone).end();
      await media.mend();
      expect(fakeOf(media.get().microphone).deviceId).toBe("audio");
    };
    await lose();
    devices.plugged = [headset];
    await media.mend();
    expect(fakeOf(media.get().microphone).deviceId).toBe("headset");
    expect(devices.lit()).toEqual(["video", "audio"]);
    await lose();
    await media.choose("microphone", "desk");
    const desk = fakeOf(media.get().microphone);
    devices.plugged = [headset, { ...headset, deviceId: "desk" }];
    await media.mend();
    expect(desk).toMatchObject({ deviceId: "desk", readyState: "live" });
  });

  it("is opened once, in however many words the browser tells of it", async () => {
    const media = await started();
    await pulledOut(media);
    devices.refused = {};
    await Promise.all([media.mend(), media.mend(), media.mend()]);
    expect(devices.given).toHaveLength(4);
  });

  it("is left alone before and after the talk, and where a browser holds none", async () => {
    const media = createLocalMedia();
    await media.mend();
    await media.start();
    media.stop();
    await media.mend();
    vi.stubGlobal("RTCPeerConnection", undefined);
    await media.start();
    await media.mend();
    expect(devices.given).toHaveLength(2);
    expect(media.get().fault).toBe("notSupported");
  });
});
