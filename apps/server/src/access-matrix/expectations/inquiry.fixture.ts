import { deskIds } from "../world/desk.fixture.ts";
import { newId } from "./new-id.fixture.ts";
import { everyone, type Feature, supporters } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const written = {
  category: "complaint",
  name: "佐藤 花子",
  email: "somebody@elsewhere.example",
  content: "募集の内容が、面談で伺った内容と異なっていました。",
} as const;

const one = { inquiryId: deskIds.inquiry };

export const inquiry: Feature<"inquiry"> = {
  sendInquiry: [
    { input: () => written, own: everyone("ok"), foreign: namesNoRow },
    {
      about: "by a machine",
      input: () => ({ ...written, website: "https://spam.example" }),
      own: everyone("unchanged"),
      foreign: namesNoRow,
    },
  ],
  listAll: { input: () => ({}), own: supporters("ok"), foreign: namesNoRow },
  open: [
    { input: () => one, own: supporters("ok"), foreign: namesNoRow },
    {
      about: "one that is not there",
      input: () => ({ inquiryId: newId }),
      own: supporters("dataNotFound"),
      foreign: namesNoRow,
    },
  ],
  assign: {
    input: ({ userId }) => ({ ...one, lockVersion: 0, operatorId: userId }),
    own: supporters("ok"),
    foreign: namesNoRow,
  },
  answer: {
    input: () => ({ ...one, lockVersion: 0, answerId: newId, content: "ご案内します。" }),
    own: supporters("ok"),
    foreign: namesNoRow,
  },
  move: {
    input: () => ({ ...one, lockVersion: 0, status: "closed" }),
    own: supporters("ok"),
    foreign: namesNoRow,
  },
};
