import { seatIdOf } from "../world/rooms.fixture.ts";
import type { Rows } from "../world/rows.fixture.ts";
import { aces, type Feature, type Outcome, staff, supporters } from "./table.fixture.ts";

const one = ({ videoChatId }: Rows) => ({ videoChatId });
const seat = (rows: Rows) => ({ videoChatId: rows.videoChatId, seatId: seatIdOf(rows) });
/** The seekers and aces whom an interview is open to. */
const both = (outcome: Outcome) => ({ jokerRegistered: outcome, ...aces(outcome) });
const strangersFail = { colleague: staff("dataNotFound"), foreign: both("dataNotFound") };

export const video: Feature<"video"> = {
  get: { ...strangersFail, input: one, own: both("ok") },
  join: [
    {
      ...strangersFail,
      input: ({ videoChatId }) => ({
        videoChatId,
        deviceId: "019b0000-0000-7000-8000-0000000000d1",
        takesOver: true,
      }),
      own: both("ok"),
    },
    {
      ...strangersFail,
      about: "while another device sits there",
      input: ({ videoChatId }) => ({
        videoChatId,
        deviceId: "019b0000-0000-7000-8000-0000000000d1",
      }),
      own: both("videoSeatTaken"),
    },
  ],
  heartbeat: { ...strangersFail, input: seat, own: both("ok") },
  leave: { ...strangersFail, input: seat, own: both("ok") },
  signal: {
    // To a seat that is the sender's own, which hears nothing from itself.
    input: (rows) => ({ ...seat(rows), to: seatIdOf(rows), kind: "candidate", payload: "{}" }),
    own: both("unchanged"),
    colleague: staff("videoSeatTaken"),
    foreign: both("videoSeatTaken"),
  },
  finish: [
    {
      ...strangersFail,
      input: ({ videoChatId }) => ({ videoChatId, outcome: "done" }),
      own: { jokerRegistered: "permissionDenied", ...aces("ok") },
    },
    {
      ...strangersFail,
      about: "with a no-show of somebody who is there",
      input: ({ videoChatId }) => ({ videoChatId, outcome: "noShow" }),
      own: both("lock"),
    },
  ],

  reviewDue: [
    {
      about: "of any thread",
      input: () => ({}),
      own: both("ok"),
      foreign: "namesNoRow",
    },
    {
      about: "of one thread",
      input: ({ matchingId }) => ({ matchingId }),
      own: both("ok"),
      colleague: staff("ok"),
      foreign: both("ok"),
    },
  ],
  // The world's interview is still going on: reviews of those that are done stand in their tests.
  reviewShown: { ...strangersFail, input: one, own: both("dataNotFound") },
  createReview: {
    ...strangersFail,
    input: ({ videoChatId }) => ({ videoChatId, rating: 5, tags: ["onTime"], comment: "" }),
    own: both("dataNotFound"),
  },
  reviews: { input: () => ({}), own: supporters("ok"), foreign: "namesNoRow" },
};
