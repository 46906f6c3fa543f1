import type { Page } from "@playwright/test";

type Kind = "audio" | "video";

/** Gives the next pages of somebody cameras and microphones that can be pulled out, and put back. */
export async function havePulledDevices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const gone = new Set<string>();
    const given: MediaStreamTrack[] = [];
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted = {}) => {
      if ((wanted.audio && gone.has("audio")) || (wanted.video && gone.has("video")))
        throw new DOMException("", "NotFoundError");
      const stream = await open(wanted);
      given.push(...stream.getTracks());
      return stream;
    };
    const list = mediaDevices.enumerateDevices.bind(mediaDevices);
    mediaDevices.enumerateDevices = async () =>
      (await list()).filter(({ kind }) => !gone.has(kind.slice(0, 5)));
    addEventListener("pull-out", (event) => {
      const { detail: kind } = event as CustomEvent<string>;
      gone.add(kind);
      // A script that stops a track hears nothing of it; who loses a device does.
      for (const track of given.filter((one) => one.kind === kind && one.readyState === "live")) {
        track.stop();
        track.dispatchEvent(new Event("ended"));
      }
      mediaDevices.dispatchEvent(new Event("devicechange"));
    });
    addEventListener("put-back", (event) => {
      gone.delete((event as CustomEvent<string>).detail);
      mediaDevices.dispatchEvent(new Event("devicechange"));
    });
  });
}

const tell = (page: Page, name: "pull-out" | "put-back", kinds: readonly Kind[]) =>
  page.evaluate(
    ([event, details]) => {
      for (const detail of details) dispatchEvent(new CustomEvent(event, { detail }));
    },
    [name, kinds] as const,
  );

export const pullOut = (page: Page, ...kinds: Kind[]) => tell(page, "pull-out", kinds);
export const putBack = (page: Page, ...kinds: Kind[]) => tell(page, "put-back", kinds);
