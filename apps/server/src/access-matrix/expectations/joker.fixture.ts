import { aces, type Feature, jokers, staff, supporters } from "./table.fixture.ts";

export const joker: Feature<"joker"> = {
  own: { own: jokers("ok"), foreign: "namesNoRow" },
  saveStep: [
    {
      input: () => ({
        step: "introduction",
        values: { introduction: "はじめまして。" },
        lockVersion: 0,
      }),
      own: jokers("ok"),
      foreign: "namesNoRow",
    },
    {
      about: "from a form that is out of date",
      input: () => ({
        step: "introduction",
        values: { introduction: "はじめまして。" },
        lockVersion: 7,
      }),
      own: jokers("lock"),
      foreign: "namesNoRow",
    },
  ],
  updateProfileImage: [
    {
      input: ({ pictureId: uploadId }) => ({ uploadId }),
      own: jokers("ok"),
      foreign: jokers("dataNotFound"),
    },
    {
      about: "with a file of a chat",
      input: ({ uploadId }) => ({ uploadId }),
      own: jokers("dataNotFound"),
      foreign: jokers("dataNotFound"),
    },
    {
      about: "to none where there is none",
      input: () => ({ uploadId: null }),
      own: jokers("unchanged"),
      foreign: "namesNoRow",
    },
  ],
  updateWillingness: {
    input: () => ({ jobChangeWillingness: "considering", sideJobWillingness: "active" }),
    own: jokers("ok"),
    foreign: "namesNoRow",
  },

  preview: { own: jokers("ok"), foreign: "namesNoRow" },
  sheet: {
    input: ({ knownJokerId }) => ({ jokerId: knownJokerId }),
    own: { ...jokers("ok"), ...aces("ok"), ...supporters("ok") },
    // An admin reads what the matched member reads, as with the threads of the company.
    colleague: { ...staff("dataNotFound"), aceAdmin: "ok" },
    foreign: { ...jokers("dataNotFound"), ...aces("dataNotFound"), ...supporters("dataNotFound") },
  },
};
