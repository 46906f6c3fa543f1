import { afterEach, expect, it, vi } from "vitest";
import { listen } from "./use-level";

afterEach(() => void vi.unstubAllGlobals());

const track = {} as MediaStreamTrack;

it("hears nothing, and throws nothing, where the browser makes no context", () => {
  vi.stubGlobal(
    "AudioContext",
    class {
      constructor() {
        throw new DOMException("", "NotSupportedError");
      }
    },
  );
  expect(() => listen(track, vi.fn())()).not.toThrow();
});

it("lets go of the context when a track cannot be heard", () => {
  const close = vi.fn(async () => {});
  vi.stubGlobal("MediaStream", class {});
  vi.stubGlobal(
    "AudioContext",
    class {
      close = close;
      createAnalyser = () => ({});
      createMediaStreamSource() {
        throw new DOMException("", "InvalidStateError");
      }
    },
  );
  expect(() => listen(track, vi.fn())()).not.toThrow();
  expect(close).toHaveBeenCalledOnce();
});
