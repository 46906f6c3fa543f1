/** What each side tells the other about itself while they talk, from browser to browser. */
export interface Signs {
  readonly isMuted: boolean;
  readonly isCameraOff: boolean;
  /** The camera is on, and its picture is held back to spare a thin line. */
  readonly isPaused: boolean;
  readonly isSharing: boolean;
  /** The line is too thin for pictures: the other side should send none. */
  readonly wantsAudioOnly: boolean;
}

export const quietSigns: Signs = {
  isMuted: false,
  isCameraOff: false,
  isPaused: false,
  isSharing: false,
  wantsAudioOnly: false,
};

/** Reads the other side's signs; `undefined` for anything else than those. */
export function readSigns(text: string): Signs | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  const is = (key: keyof Signs) => key in value && Reflect.get(value, key) === true;
  return {
    isMuted: is("isMuted"),
    isCameraOff: is("isCameraOff"),
    isPaused: is("isPaused"),
    isSharing: is("isSharing"),
    wantsAudioOnly: is("wantsAudioOnly"),
  };
}

/** Whether a picture comes from whoever says this: a shared screen, or a camera that is on. */
export const sendsPicture = ({ isSharing, isCameraOff, isPaused }: Signs): boolean =>
  isSharing || !(isCameraOff || isPaused);
