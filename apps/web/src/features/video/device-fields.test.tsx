import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { videoCopy } from "./copy.ja";
import { DeviceFields } from "./device-fields";
import { createLocalMedia } from "./local-media";

const speakers = (...ids: string[]) => {
  const media = createLocalMedia();
  const speaker = ids.map((deviceId) => ({ deviceId, label: deviceId }) as MediaDeviceInfo);
  const local = { ...media.get(), devices: { camera: [], microphone: [], speaker } };
  const fields = renderToStaticMarkup(<DeviceFields local={local} media={media} />);
  const options = [...fields.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)/g)];
  return options.map(([, value, label]) => ({ value, label })).slice(2);
};
const usual = { value: "", label: videoCopy.check.standardSpeaker };

it.each([
  ["no speaker can be chosen", [], [usual]],
  ["the browser lists no usual one", ["desk"], [usual, { value: "desk", label: "desk" }]],
  [
    "the browser lists it",
    ["default", "desk"],
    ["default", "desk"].map((id) => ({ value: id, label: id })),
  ],
])("offers the usual speaker once when %s", (_, ids, options) => {
  expect(speakers(...ids)).toEqual(options);
});
