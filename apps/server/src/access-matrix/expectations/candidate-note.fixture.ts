import { uuidv7 } from "uuidv7";
import { type Feature, staff } from "./table.fixture.ts";

const text = "次の面談では、要件定義の進め方を詳しく伺いたい。";

export const candidateNote: Feature<"candidateNote"> = {
  list: {
    input: ({ candidateId }) => ({ jokerId: candidateId }),
    own: staff("ok"),
    colleague: staff("ok"),
    foreign: staff("dataNotFound"),
  },
  add: {
    input: ({ candidateId }) => ({ id: uuidv7(), jokerId: candidateId, text }),
    own: staff("ok"),
    colleague: staff("ok"),
    foreign: staff("dataNotFound"),
  },
  edit: {
    input: ({ noteId }) => ({ id: noteId, text }),
    own: staff("ok"),
    colleague: staff("permissionDenied"),
    foreign: staff("dataNotFound"),
  },
  delete: {
    input: ({ noteId }) => ({ id: noteId }),
    own: staff("ok"),
    colleague: { aceMember: "permissionDenied", aceAdmin: "ok" },
    foreign: staff("unchanged"),
  },
};
