import {
  type ChosenDevices,
  chosenBefore,
  type DeviceKind,
  type DeviceList,
  isSupported,
  listDevices,
  type MediaFault,
  mediaFaultOf,
  noDevices,
  openBoth,
  openCamera,
  openMicrophone,
  rememberChosen,
} from "./devices";
import { createStore } from "./store";

export interface LocalMedia {
  readonly status: "idle" | "asking" | "ready";
  /** Why something is missing; the other of the two may work all the same. */
  readonly fault: MediaFault | undefined;
  readonly microphone: MediaStreamTrack | undefined;
  readonly camera: MediaStreamTrack | undefined;
  readonly screen: MediaStreamTrack | undefined;
  readonly isMuted: boolean;
  readonly isCameraOff: boolean;
  readonly devices: DeviceList;
  readonly chosen: ChosenDevices;
}

const idle: LocalMedia = {
  status: "idle",
  fault: undefined,
  microphone: undefined,
  camera: undefined,
  screen: undefined,
  isMuted: false,
  isCameraOff: false,
  devices: noDevices,
  chosen: {},
};

/** Whether nothing of this side is heard: by choice, or for want of a microphone. */
export const isSilent = ({ isMuted, microphone, status }: LocalMedia): boolean =>
  isMuted || (status === "ready" && !microphone);

/** Whether nothing of this side is seen: by choice, or for want of a camera. */
export const isDark = ({ isCameraOff, camera, status }: LocalMedia): boolean =>
  isCameraOff || (status === "ready" && !camera);

const captured = ["camera", "microphone"] as const;
type Captured = (typeof captured)[number];
const openers = { camera: openCamera, microphone: openMicrophone };

export type LocalMediaStore = ReturnType<typeof createLocalMedia>;

/** Camera, microphone and shared screen of this device: opened, changed and let go in one place. */
export function createLocalMedia() {
  const { get, set, subscribe } = createStore(idle);
  /** One that works does not take back what is wrong with the other. */
  const faults: Partial<Record<Captured, MediaFault | undefined>> = {};
  /** What was pulled out while it was in use. */
  const lost: Partial<Record<Captured, string | undefined>> = {};
  let mending = Promise.resolve();
  const preferred = (kind: Captured) => lost[kind] ?? get().chosen[kind];

  const refreshDevices = async () => set({ devices: await listDevices().catch(() => noDevices) });

  const watch = (kind: Captured, track: MediaStreamTrack | undefined) => {
    if (!track) return;
    const { deviceId } = track.getSettings();
    if (deviceId === lost[kind]) lost[kind] = undefined;
    track.onended = () => {
      if (get()[kind] !== track) return;
      lost[kind] = deviceId;
      void mend();
    };
  };

  const setFault = (kind: Captured, fault: MediaFault | undefined) => {
    faults[kind] = fault;
    // Whoever is not heard is told of that first.
    set({ fault: isSupported() ? (faults.microphone ?? faults.camera) : "notSupported" });
  };

  const put = (kind: Captured, track: MediaStreamTrack | undefined) => {
    // What was asked for may come when it is not wanted any more: its lamp must not stay on.
    const isUnwanted = get().status === "idle" || (kind === "camera" && get().isCameraOff);
    if (track && isUnwanted) return track.stop();
    const before = get()[kind];
    if (before && before !== track) before.stop();
    if (track && kind === "microphone") track.enabled = !get().isMuted;
    watch(kind, track);
    set(kind === "camera" ? { camera: track } : { microphone: track });
  };

  /** Phones open one camera at a time: the one in use makes way, and comes back if that was not why. */
  const openInPlace = async (kind: Captured, id: string | undefined) => {
    const opener = openers[kind];
    try {
      return await opener(id);
    } catch (error) {
      const before = get()[kind];
      if (mediaFaultOf(error) !== "busy" || before?.readyState !== "live") throw error;
      const { deviceId } = before.getSettings();
      before.stop();
      try {
        return await opener(id);
      } catch (again) {
        put(kind, await opener(deviceId));
        throw again;
      }
    }
  };

  const open = async (kind: Captured, id: string | undefined) => {
    try {
      put(kind, await openInPlace(kind, id));
      setFault(kind, undefined);
    } catch (error) {
      // What worked so far goes on when another device does not open.
      if (get()[kind]?.readyState !== "live") put(kind, undefined);
      setFault(kind, mediaFaultOf(error));
    }
  };

  const mendOne = async (kind: Captured) => {
    const { status, devices, isMuted, isCameraOff } = get();
    if (status !== "ready" || !isSupported()) return;
    const isLive = get()[kind]?.readyState === "live";
    // What the person switched off is opened when they switch it on.
    if (kind === "camera" ? isCameraOff : isMuted) {
      if (isLive) return;
      put(kind, undefined);
      return setFault(kind, undefined);
    }
    const id = preferred(kind);
    const isThere = devices[kind].some(({ deviceId }) => deviceId === id);
    // Whoever refused is not asked again unasked.
    if (isLive ? !(lost[kind] && isThere) : faults[kind] === "blocked") return;
    // While another one works, one that does not open is tried once.
    if (isLive) lost[kind] = undefined;
    await open(kind, isThere ? id : undefined);
  };

  /**
   * Devices came or went: one that is pulled out gives way to the browser's own choice, and is taken
   * again once it is back. One change at a time, as browsers tell of one in several words.
   */
  const mend = () => {
    mending = mending.then(async () => {
      await refreshDevices();
      for (const kind of captured) await mendOne(kind);
    });
    return mending;
  };

  const start = async () => {
    if (!isSupported()) return set({ status: "ready", fault: "notSupported" });
    const chosen = chosenBefore();
    set({ status: "asking", chosen });
    setFault("camera", undefined);
    setFault("microphone", undefined);
    try {
      // Whoever came without a picture does not see the lamp go on.
      if (get().isCameraOff) await open("microphone", chosen.microphone);
      else
        for (const track of await openBoth(chosen))
          put(track.kind === "audio" ? "microphone" : "camera", track);
    } catch {
      // One of the two may be there: a talk goes on without a picture. Who has gone is not asked again.
      const isWaiting = () => get().status === "asking";
      if (isWaiting()) await open("camera", chosen.camera);
      if (isWaiting()) await open("microphone", chosen.microphone);
    }
    await refreshDevices();
    if (get().status === "asking") set({ status: "ready" });
  };

  const setCameraOff = async (isCameraOff: boolean) => {
    set({ isCameraOff });
    // Stopped, not only blackened: the camera's lamp goes out.
    if (isCameraOff) {
      put("camera", undefined);
      setFault("camera", undefined);
    } else await open("camera", preferred("camera"));
  };

  const stopSharing = () => {
    get().screen?.stop();
    set({ screen: undefined });
  };

  return {
    get,
    subscribe,
    start,
    mend,
    setCameraOff,
    stopSharing,
    setMuted(isMuted: boolean) {
      set({ isMuted });
      const { microphone, status } = get();
      if (microphone) microphone.enabled = !isMuted;
      // Who wants to be heard and has no microphone tries for one.
      else if (!isMuted && status === "ready") void open("microphone", preferred("microphone"));
    },
    async choose(kind: DeviceKind, id: string) {
      const chosen = { ...get().chosen, [kind]: id };
      if (kind !== "speaker") lost[kind] = undefined;
      rememberChosen(chosen);
      set({ chosen });
      if (kind === "microphone" || (kind === "camera" && !get().isCameraOff)) await open(kind, id);
    },
    async share() {
      try {
        const stream = await navigator.mediaDevices.getDisplayMedia({ video: true, audio: false });
        const [screen] = stream.getVideoTracks();
        if (!screen) return;
        // The talk ended while the browser's list was open.
        if (get().status === "idle") return screen.stop();
        stopSharing();
        screen.contentHint = "detail";
        // The browser's own bar stops it as well.
        screen.onended = stopSharing;
        set({ screen });
      } catch {
        // Nothing was chosen in the browser's list.
      }
    },
    /** Lets go of everything: the lamps go out. */
    stop() {
      stopSharing();
      put("camera", undefined);
      put("microphone", undefined);
      set({ status: "idle" });
    },
  };
}
