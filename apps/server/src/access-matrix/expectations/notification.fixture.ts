import { deskIds } from "../world/desk.fixture.ts";
import { notifiedPath } from "../world/insert.fixture.ts";
import { matrixNow } from "../world/people.fixture.ts";
import type { Rows } from "../world/rows.fixture.ts";
import { aces, type Feature, jokers, members, staff } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";

const one = ({ notificationId }: Rows) => ({ notificationId });

export const notification: Feature<"notification"> = {
  list: { input: () => ({}), own: members("ok"), foreign: namesNoRow },
  unread: { own: members("ok"), foreign: namesNoRow },
  markRead: {
    input: one,
    own: members("ok"),
    colleague: staff("dataNotFound"),
    foreign: members("dataNotFound"),
  },
  markAnnounceRead: [
    {
      input: () => ({ announceId: deskIds.shown }),
      // It is for company staff.
      own: { ...jokers("dataNotFound"), ...aces("ok") },
      foreign: namesNoRow,
    },
    {
      about: "one that is planned",
      input: () => ({ announceId: deskIds.announce }),
      own: members("dataNotFound"),
      foreign: namesNoRow,
    },
  ],
  markAllRead: { input: () => ({ until: matrixNow }), own: members("ok"), foreign: namesNoRow },
  markOpened: [
    {
      // Everybody was told of this page, and each opens their own.
      input: () => ({ path: notifiedPath }),
      own: members("ok"),
      foreign: namesNoRow,
    },
    {
      about: "a list, which is not what one is told of",
      input: () => ({ path: "/matchings" }),
      own: members("unchanged"),
      foreign: namesNoRow,
    },
  ],
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
