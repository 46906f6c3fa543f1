import { aces, type Feature, members, supporters } from "./table.fixture.ts";

const reportId = "0190b0a0-0000-7000-8000-0000000000b1";
const seen = { reportId, lockVersion: 0 };

/** The world has no report: what the desk does with one stands in the tests of its use cases. */
export const report: Feature<"report"> = {
  create: {
    input: ({ matchingId }) => ({ reportId, matchingId, reasons: ["other"], shareMessages: true }),
    // A thread with the support team has no other member.
    own: { jokerNotRegistered: "dataNotFound", jokerRegistered: "ok", ...aces("ok") },
    colleague: { aceMember: "dataNotFound", aceAdmin: "dataNotFound" },
    foreign: {
      jokerNotRegistered: "dataNotFound",
      jokerRegistered: "dataNotFound",
      ...aces("dataNotFound"),
    },
  },
  listOwn: { input: () => ({}), own: members("ok"), foreign: "namesNoRow" },
  list: { input: () => ({}), own: supporters("ok"), foreign: "namesNoRow" },
  open: { input: () => ({ reportId }), own: supporters("dataNotFound"), foreign: "namesNoRow" },
  readMessages: {
    input: () => ({ reportId }),
    own: supporters("dataNotFound"),
    foreign: "namesNoRow",
  },
  takeDownMessage: {
    input: () => ({ reportId, seq: 3, reason: "誹謗中傷" }),
    own: supporters("dataNotFound"),
    foreign: "namesNoRow",
  },
  take: { input: () => seen, own: supporters("dataNotFound"), foreign: "namesNoRow" },
  handle: {
    input: () => ({ ...seen, status: "dismissed", note: "該当なし" }),
    own: supporters("dataNotFound"),
    foreign: "namesNoRow",
  },
};
