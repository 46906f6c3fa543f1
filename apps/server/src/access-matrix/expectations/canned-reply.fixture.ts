import { aces, type Feature, staff } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";

export const cannedReply: Feature<"cannedReply"> = {
  list: { own: aces("ok"), foreign: namesNoRow },
  save: {
    input: ({ cannedReplyId }) => ({
      id: cannedReplyId,
      title: "はじめのごあいさつ",
      body: "{jokerName}さん、はじめまして。",
      lockVersion: 1,
    }),
    own: aces("ok"),
    // One that is not the caller's is as if gone since it was opened.
    colleague: staff("lock"),
    foreign: aces("lock"),
  },
  reorder: {
    input: ({ cannedReplyId }) => ({ from: [cannedReplyId], to: [cannedReplyId] }),
    own: aces("unchanged"),
    colleague: staff("lock"),
    foreign: aces("lock"),
  },
  delete: {
    input: ({ cannedReplyId }) => ({ id: cannedReplyId }),
    own: aces("ok"),
    colleague: staff("unchanged"),
    foreign: aces("unchanged"),
  },
};
