import { everyone, type Feature } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const written = {
  category: "complaint",
  name: "佐藤 花子",
  email: "somebody@elsewhere.example",
  content: "募集の内容が、面談で伺った内容と異なっていました。",
} as const;

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
};
