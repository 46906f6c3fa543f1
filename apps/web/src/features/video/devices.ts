import { asJson, hasFields, isMaybe, isText, stored } from "@/platform/stored";

/** Why neither camera nor microphone could be opened. */
export type MediaFault = "notSupported" | "blocked" | "missing" | "busy";

/** Whether this browser can hold an interview at all (`notSupportDevice`). */
export const isSupported = (): boolean =>
  typeof RTCPeerConnection === "function" &&
  typeof navigator.mediaDevices?.getUserMedia === "function";

/** On a computer; some phones have the call and refuse it. */
export const canShareScreen = (): boolean =>
  typeof navigator.mediaDevices?.getDisplayMedia === "function" &&
  matchMedia("(any-pointer: fine)").matches;

/** The fault behind an error of the browser, by its name. */
export function mediaFaultOf(error: unknown): MediaFault {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "blocked";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "missing";
  return "busy";
}

export interface ChosenDevices {
  readonly camera?: string;
  readonly microphone?: string;
  readonly speaker?: string;
}
export type DeviceKind = keyof ChosenDevices;

const chosenDevices = stored(
  "videoDevices",
  asJson(
    hasFields<ChosenDevices>({
      camera: isMaybe(isText),
      microphone: isMaybe(isText),
      speaker: isMaybe(isText),
    }),
  ),
);

/** What was chosen last on this device. */
export const chosenBefore = (): ChosenDevices => chosenDevices.get() ?? {};

export function rememberChosen(chosen: ChosenDevices) {
  chosenDevices.set(chosen);
}

/** A phone's camera and its line carry this well; `ideal`, so that any camera is good enough. */
const picture = (id: string | undefined): MediaTrackConstraints => ({
  ...(id ? { deviceId: { ideal: id } } : { facingMode: "user" }),
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30, max: 30 },
});

const sound = (id: string | undefined): MediaTrackConstraints => ({
  ...(id && { deviceId: { ideal: id } }),
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
});

async function openTrack(constraints: MediaStreamConstraints): Promise<MediaStreamTrack> {
  const [track] = (await navigator.mediaDevices.getUserMedia(constraints)).getTracks();
  if (!track) throw new DOMException("", "NotFoundError");
  return track;
}

export const openCamera = (id: string | undefined) => openTrack({ video: picture(id) });
export const openMicrophone = (id: string | undefined) => openTrack({ audio: sound(id) });

/** Both at once, so that the browser asks once for the two. */
export async function openBoth(chosen: ChosenDevices): Promise<readonly MediaStreamTrack[]> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: picture(chosen.camera),
    audio: sound(chosen.microphone),
  });
  return stream.getTracks();
}

export interface DeviceList {
  readonly camera: readonly MediaDeviceInfo[];
  readonly microphone: readonly MediaDeviceInfo[];
  readonly speaker: readonly MediaDeviceInfo[];
}
export const noDevices: DeviceList = { camera: [], microphone: [], speaker: [] };

export async function listDevices(): Promise<DeviceList> {
  const all = await navigator.mediaDevices.enumerateDevices();
  // Browsers that let a page choose no speaker list none; without a permission ids are empty.
  const of = (kind: MediaDeviceKind) => all.filter((one) => one.kind === kind && one.deviceId);
  return {
    camera: of("videoinput"),
    microphone: of("audioinput"),
    speaker: "setSinkId" in HTMLMediaElement.prototype ? of("audiooutput") : [],
  };
}
