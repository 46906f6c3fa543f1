import { type Feature, members, staff } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";

export const dataExport: Feature<"dataExport"> = {
  current: { own: members("ok"), foreign: namesNoRow },
  createExport: [
    {
      input: () => ({ id: "019b0000-0000-7000-8000-0000000000e1" }),
      own: members("ok"),
      foreign: namesNoRow,
    },
    {
      about: "under the id of a file that stands",
      input: ({ uploadId }) => ({ id: uploadId }),
      own: members("dataNotFound"),
      colleague: staff("dataNotFound"),
      foreign: members("dataNotFound"),
    },
  ],
};
