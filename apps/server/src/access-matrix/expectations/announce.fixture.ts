import { deskIds } from "../world/desk.fixture.ts";
import { newId } from "./new-id.fixture.ts";
import { editors, everyone, type Feature } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
/** Everyone who comes in: 11 seekers and 6 aces, without the one of the closed company. */
const readers = 17;

export const announce: Feature<"announce"> = {
  list: { input: () => ({}), own: everyone("ok"), foreign: namesNoRow },
  listAll: { input: () => ({}), own: editors("ok"), foreign: namesNoRow },
  countReaders: { input: () => ({ target: "all" }), own: editors("ok"), foreign: namesNoRow },
  save: [
    {
      input: () => ({
        announceId: newId,
        content: "お知らせ",
        target: "all",
        publishAt: null,
        readers,
      }),
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
        readers,
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
