import { type Feature, members } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";

/** The product of the matrix has no provider set up: there is nothing to link, and nothing to unlink. */
export const calendar: Feature<"calendar"> = {
  get: { own: members("ok"), foreign: namesNoRow },
  beginLink: { own: members("dataNotFound"), foreign: namesNoRow },
  unlink: { own: members("unchanged"), foreign: namesNoRow },
};
