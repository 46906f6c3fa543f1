import { deskIds } from "../world/desk.fixture.ts";
import { newId } from "./new-id.fixture.ts";
import { editors, everyone, type Feature } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";

export const announce: Feature<"announce"> = {
  list: { input: () => ({}), own: everyone("ok"), foreign: namesNoRow },
  listAll: { input: () => ({}), own: editors("ok"), foreign: namesNoRow },
  save: [
    {
      input: () => ({ announceId: newId, content: "お知らせ", target: "all", publishAt: null }),
      own: editors("ok"),
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
      own: editors("dataNotFound"),
      foreign: namesNoRow,
    },
  ],
  withdraw: [
    {
      input: () => ({ announceId: deskIds.announce, lockVersion: 0 }),
      own: editors("ok"),
      foreign: namesNoRow,
    },
    {
      about: "one that is not there",
      input: () => ({ announceId: newId, lockVersion: 0 }),
      own: editors("dataNotFound"),
      foreign: namesNoRow,
    },
  ],
};
