import { expect, it } from "vitest";
import { recordingTypeOf } from "./recording.ts";

const text = (value: string) => Array.from(value, (letter) => letter.charCodeAt(0));

it.each([
  ["audio/webm", [0x1a, 0x45, 0xdf, 0xa3, 1]],
  ["audio/ogg", text("OggS....")],
  ["audio/mp4", [0, 0, 0, 0x20, ...text("ftypM4A ")]],
  ["audio/wav", text("RIFF....WAVEfmt ")],
  ["audio/mpeg", text("ID3....")],
  ["audio/mpeg", [0xff, 0xfb, 0x90, 0]],
  [undefined, text("<html><body>")],
  [undefined, text("RIFF....WEBP")],
  [undefined, [0xff, 0xd8, 0xff, 0xe0]],
  [undefined, []],
])("is told by its first bytes: %s", (type, bytes) => {
  expect(recordingTypeOf(Uint8Array.from(bytes))).toBe(type);
});
