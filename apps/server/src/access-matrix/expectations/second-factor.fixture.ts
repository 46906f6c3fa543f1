import { PASSWORD } from "../world/people.fixture.ts";
import { aces, everyone, type Feature, operators } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const code = () => ({ code: "123456" });
const change = () => ({ password: PASSWORD, code: "123456" });

/** Nobody here has begun a second step, or has a factor: the tests of the use cases do. */
export const secondFactor: Feature<"secondFactor"> = {
  getStep: { own: everyone("ok"), foreign: namesNoRow },
  leaveStep: { own: everyone("unchanged"), foreign: namesNoRow },
  signIn: { input: code, own: everyone("secondStepExpired"), foreign: namesNoRow },
  confirmSetUp: { input: code, own: everyone("secondStepExpired"), foreign: namesNoRow },

  get: { own: { ...aces("ok"), ...operators("ok") }, foreign: namesNoRow },
  beginSetUp: { own: { ...aces("ok"), ...operators("ok") }, foreign: namesNoRow },
  renewRecoveryCodes: {
    input: change,
    own: { ...aces("dataNotFound"), ...operators("dataNotFound") },
    foreign: namesNoRow,
  },
  switchOff: { input: change, own: aces("dataNotFound"), foreign: namesNoRow },
};
