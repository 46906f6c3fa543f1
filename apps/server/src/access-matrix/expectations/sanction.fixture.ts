import { type Feature, supporters } from "./table.fixture.ts";

const given = {
  id: "0190b0a0-0000-7000-8000-0000000000a1",
  reason: "連絡が続いたため",
  notice: "配慮に欠ける連絡が確認されました。",
};
/** The support team names a seeker; the one who is nobody's is somebody of the team. */
const named = ({ judgedId }: { readonly judgedId: string }) => ({ ...given, userId: judgedId });
const unknown = "0190b0a0-0000-7000-8000-0000000000ff";

export const sanction: Feature<"sanction"> = {
  list: {
    input: ({ judgedId }) => ({ userId: judgedId }),
    own: supporters("ok"),
    foreign: "namesNoRow",
  },
  warn: [
    { input: named, own: supporters("ok"), foreign: "namesNoRow" },
    {
      about: "of nobody",
      input: () => ({ ...given, userId: unknown }),
      own: supporters("dataNotFound"),
      foreign: "namesNoRow",
    },
  ],
  restrict: { input: named, own: supporters("ok"), foreign: "namesNoRow" },
  suspend: { input: named, own: { operatorAdmin: "ok" }, foreign: "namesNoRow" },
  lift: {
    input: () => ({ id: unknown, reason: "誤りのため" }),
    own: supporters("dataNotFound"),
    foreign: "namesNoRow",
  },
};
