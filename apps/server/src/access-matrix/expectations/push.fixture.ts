import { uuidv7 } from "uuidv7";
import { type Feature, members } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const endpoint = "https://fcm.googleapis.com/fcm/send/walk";
const browser = { endpoint, p256dh: `BA${"A".repeat(85)}`, auth: "A".repeat(22) };

/** Nobody here has a browser that pushes come to; whose they are the tests of the use cases show. */
export const push: Feature<"push"> = {
  key: { own: members("ok"), foreign: namesNoRow },
  list: { input: () => ({ endpoint }), own: members("ok"), foreign: namesNoRow },
  subscribe: { input: () => browser, own: members("ok"), foreign: namesNoRow },
  unsubscribe: { input: () => ({ endpoint }), own: members("unchanged"), foreign: namesNoRow },
  remove: { input: () => ({ id: uuidv7() }), own: members("dataNotFound"), foreign: namesNoRow },
  test: { input: () => ({ endpoint }), own: members("dataNotFound"), foreign: namesNoRow },
};
