import { type Feature, members } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";

export const notification: Feature<"notification"> = {
  settings: { own: members("ok"), foreign: namesNoRow },
  updateSettings: [
    {
      input: () => ({ settings: { isNewMessageMail: false } }),
      own: members("ok"),
      foreign: namesNoRow,
    },
    {
      about: "with nothing to switch",
      input: () => ({ settings: {} }),
      own: members("unchanged"),
      foreign: namesNoRow,
    },
  ],
};
