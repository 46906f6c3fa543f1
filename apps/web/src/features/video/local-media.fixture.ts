/** A camera, microphone or shared screen of a pretended browser; its lamp is lit while it is `live`. */
export class FakeTrack {
  enabled = true;
  readyState: "live" | "ended" = "live";
  contentHint = "";
  onended: (() => void) | null = null;
  readonly kind: "audio" | "video";
  readonly deviceId: string;
  constructor(kind: "audio" | "video", deviceId: string) {
    this.kind = kind;
    this.deviceId = deviceId;
  }
  getSettings() {
    return { deviceId: this.deviceId };
  }
  stop() {
    this.readyState = "ended";
  }
  /** Pulled out, or stopped by the browser's own bar. */
  end() {
    this.stop();
    this.onended?.();
  }
}

type Wanted = { audio?: unknown; video?: unknown };

/** What a browser gives a page of cameras and microphones, and what was asked of it. */
export function createFakeDevices() {
  const given: FakeTrack[] = [];
  const stored = new Map<string, string>();
  const devices = {
    given,
    /** The name of the error with which a kind is refused. */
    refused: {} as { audio?: string; video?: string; screen?: string },
    /** As on phones: a second one of a kind is in use as long as the first is lit. */
    isOneAtATime: false,
    /** What the browser lists besides a camera. */
    plugged: [] as { kind: string; deviceId: string }[],
    /** The one device that does not open. */
    broken: "",
    /** How often the page asked. */
    asked: 0,
    /** What the browser does before it answers, such as asking the person. */
    beforeAnswer: async () => {},
    lit: () => given.filter(({ readyState }) => readyState === "live").map(({ kind }) => kind),
    globals: {
      RTCPeerConnection: class {},
      HTMLMediaElement: class {},
      localStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      },
      navigator: {
        mediaDevices: {
          enumerateDevices: async () => [
            { kind: "videoinput", deviceId: "front", label: "" },
            ...devices.plugged,
          ],
          getUserMedia: ({ audio, video }: Wanted) => open({ audio, video }),
          getDisplayMedia: () => open({ screen: true }),
        },
      },
    },
  };

  async function open(wanted: Wanted & { screen?: unknown }) {
    devices.asked += 1;
    await devices.beforeAnswer();
    const kinds = (["audio", "video", "screen"] as const).filter((kind) => wanted[kind]);
    for (const kind of kinds) {
      const name = devices.refused[kind];
      if (name) throw new DOMException("", name);
    }
    const tracks = kinds.map((kind) => {
      const { deviceId } = Object(wanted[kind]) as { deviceId?: { ideal: string } };
      return new FakeTrack(kind === "audio" ? "audio" : "video", deviceId?.ideal ?? kind);
    });
    const isInUse = (track: FakeTrack) =>
      track.deviceId === devices.broken ||
      (devices.isOneAtATime && devices.lit().includes(track.kind));
    if (tracks.some(isInUse)) throw new DOMException("", "NotReadableError");
    given.push(...tracks);
    return {
      getTracks: () => tracks,
      getVideoTracks: () => tracks.filter(({ kind }) => kind === "video"),
    };
  }

  return devices;
}
