import { deskIds } from "../world/desk.fixture.ts";
import { newId } from "./new-id.fixture.ts";
import { everyone, type Feature, operators } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";

export const announce: Feature<"announce"> = {
  list: { input: () => ({}), own: everyone("ok"), foreign: namesNoRow },
  listAll: { input: () => ({}), own: operators("ok"), foreign: namesNoRow },
  save: [
    {
      input: () => ({ announceId: newId, content: "お知らせ", target: "all", publishAt: null }),
      own: operators("ok"),
      foreign: namesNoRow,
    },
    {
      about: "one that is not there",
      input: () => ({
        announceId: newId,
        lockVersion: 3,
        content: "お知らせ",
        target: "all",
        publishAt: null,
      }),
      own: operators("dataNotFound"),
      foreign: namesNoRow,
    },
  ],
  withdraw: [
    {
      input: () => ({ announceId: deskIds.announce, lockVersion: 0 }),
      own: operators("ok"),
      foreign: namesNoRow,
    },
    {
      about: "one that is not there",
      input: () => ({ announceId: newId, lockVersion: 0 }),
      own: operators("dataNotFound"),
      foreign: namesNoRow,
    },
  ],
};
