import { type Feature, members } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";

export const schedule: Feature<"schedule"> = {
  availableHours: { own: members("ok"), foreign: namesNoRow },
  saveAvailableHours: {
    input: () => ({ hours: [{ weekday: 3 as const, startMinute: 19 * 60, endMinute: 21 * 60 }] }),
    own: members("ok"),
    foreign: namesNoRow,
  },
};
