import type { Rows } from "../world/rows.fixture.ts";
import { type Feature, jokers, staff } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const one = ({ offerId }: Rows) => ({ offerId });
const to = (jokerId: string, recruitmentId: string) => ({
  offerId: "019b0000-0000-7000-8000-0000000000f1",
  jokerId,
  recruitmentId,
  reason: "現場を歩いて作った仕組みのお話に、私たちの工場支援の次の一歩を重ねて拝見しました。",
  message: "まずは三十分ほど、お互いの仕事についてお話しできればうれしいです。",
  minSalary: 650,
  maxSalary: 800,
  purpose: "casual" as const,
});

export const offer: Feature<"offer"> = {
  list: { input: () => ({}), own: { ...jokers("ok"), ...staff("ok") }, foreign: namesNoRow },
  get: {
    input: one,
    own: { ...jokers("ok"), ...staff("ok") },
    colleague: { aceMember: "dataNotFound", aceAdmin: "ok" },
    foreign: { ...jokers("dataNotFound"), ...staff("dataNotFound") },
  },

  readOffer: {
    input: one,
    own: { jokerRegistered: "ok" },
    foreign: { jokerRegistered: "dataNotFound" },
  },
  answerOffer: [
    {
      input: ({ offerId }) => ({ offerId, isInterested: true, themes: [] }),
      own: { jokerRegistered: "ok" },
      foreign: { jokerRegistered: "dataNotFound" },
    },
    {
      about: "with a no",
      input: ({ offerId }) => ({ offerId, isInterested: false }),
      own: { jokerRegistered: "ok" },
      foreign: { jokerRegistered: "dataNotFound" },
    },
  ],

  senders: { own: staff("ok"), foreign: namesNoRow },
  quota: { own: staff("ok"), foreign: namesNoRow },
  checkText: {
    input: ({ candidateId }) => ({ jokerId: candidateId, reason: "記事", message: "お話" }),
    // Compares with the caller's own company alone, whoever the text is for.
    own: staff("unchanged"),
    colleague: staff("unchanged"),
    foreign: staff("unchanged"),
  },
  templates: { own: staff("ok"), foreign: namesNoRow },
  saveTemplate: {
    input: ({ offerTemplateId }) => ({
      templateId: offerTemplateId,
      name: "最初のごあいさつ",
      body: "まずは三十分ほど、お互いの仕事についてお話しできればうれしいです。",
      isShared: false,
      lockVersion: 1,
    }),
    own: staff("ok"),
    colleague: staff("dataNotFound"),
    foreign: staff("dataNotFound"),
  },
  deleteTemplate: {
    input: ({ offerTemplateId }) => ({ templateId: offerTemplateId }),
    // One that is not the caller's is as if gone already.
    own: staff("ok"),
    colleague: staff("unchanged"),
    foreign: staff("unchanged"),
  },
  createOffer: [
    {
      input: ({ candidateId, publishedId }) => to(candidateId, publishedId),
      own: staff("ok"),
      colleague: staff("ok"),
      foreign: staff("dataNotFound"),
    },
    {
      about: "for a stranger's position",
      input: ({ candidateId }, { publishedId }) => to(candidateId, publishedId),
      own: staff("aceNotLinkingRecruitment"),
      foreign: namesNoRow,
    },
  ],
  withdrawOffer: {
    input: one,
    own: staff("ok"),
    colleague: staff("dataNotFound"),
    foreign: staff("dataNotFound"),
  },
};
