import { aces, type Feature, jokers } from "./table.fixture.ts";

const foreign = "namesNoRow";
const everyMember = { ...jokers("ok"), ...aces("ok") };

export const activity: Feature<"activity"> = {
  set: {
    input: () => ({ activity: "online", platform: "spweb" }),
    own: everyMember,
    foreign,
  },
};
