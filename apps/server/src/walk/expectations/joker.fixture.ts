import { type Feature, jokers } from "./table.fixture.ts";

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
};
