import { messageTypes } from "@tefuda/domain/chat/constants";
import { stableId } from "@tefuda/testing/factories/ids";
import {
  type AnyCase,
  type Feature,
  members,
  type Outcome,
  staff,
  supporters,
} from "./table.fixture.ts";

const everyMember = (outcome: Outcome) => ({ ...members(outcome), ...supporters(outcome) });
/** A thread reads as absent to everyone outside it, whatever they are elsewhere. */
const strangersFail = {
  colleague: staff("dataNotFound"),
  foreign: everyMember("dataNotFound"),
};
/** Its company's administrators read a thread, and nobody else's. */
const companyReads: Pick<AnyCase, "own" | "colleague" | "foreign"> = {
  own: { aceAdmin: "ok" },
  colleague: { aceAdmin: "ok" },
  foreign: { aceAdmin: "dataNotFound" },
};
const id = stableId("message", "new");

export const chat: Feature<"chat"> = {
  list: {
    ...strangersFail,
    input: ({ matchingId }) => ({ matchingId }),
    own: everyMember("ok"),
  },
  syncMessages: {
    ...strangersFail,
    input: ({ matchingId }) => ({ matchingId, afterSeq: 0 }),
    own: everyMember("ok"),
  },
  sendMessage: [
    {
      ...strangersFail,
      input: ({ matchingId }) => ({ matchingId, id, type: messageTypes.Normal, text: "はい。" }),
      own: everyMember("ok"),
    },
    {
      ...strangersFail,
      about: "with a file",
      input: ({ matchingId, uploadId }) => ({
        matchingId,
        id,
        type: messageTypes.FileUrl,
        uploadIds: [uploadId],
      }),
      own: everyMember("ok"),
    },
    {
      about: "with somebody else's file",
      input: ({ matchingId }, { uploadId }) => ({
        matchingId,
        id,
        type: messageTypes.FileUrl,
        uploadIds: [uploadId],
      }),
      own: everyMember("dataNotFound"),
      foreign: "namesNoRow",
    },
    {
      about: "under the id of a message in somebody else's thread",
      input: ({ matchingId }, { questionId }) => ({
        matchingId,
        id: questionId,
        type: messageTypes.Normal,
        text: "はい。",
      }),
      own: everyMember("dataNotFound"),
      foreign: "namesNoRow",
    },
  ],
  search: { input: () => ({ words: "はじめまして" }), own: members("ok"), foreign: "namesNoRow" },
  markRead: {
    ...strangersFail,
    input: ({ matchingId }) => ({ matchingId, seq: 100 }),
    own: everyMember("ok"),
  },
  sendInterestAction: [
    {
      input: ({ matchingId, questionId }) => ({
        matchingId,
        messageId: questionId,
        action: "wantToHear",
      }),
      own: { jokerRegistered: "ok" },
      foreign: { jokerRegistered: "dataNotFound" },
    },
    {
      about: "without naming the question",
      input: ({ matchingId }) => ({ matchingId, action: "wantToHear" }),
      own: { jokerRegistered: "ok" },
      foreign: { jokerRegistered: "dataNotFound" },
    },
    {
      about: "to a question in somebody else's thread",
      input: ({ matchingId }, { questionId }) => ({
        matchingId,
        messageId: questionId,
        action: "wantToHear",
      }),
      own: { jokerRegistered: "dataNotFound" },
      foreign: "namesNoRow",
    },
  ],
  chooseThemes: {
    input: ({ matchingId }) => ({ matchingId, themes: ["other"], otherTheme: "研修" }),
    own: { jokerRegistered: "ok" },
    foreign: { jokerRegistered: "dataNotFound" },
  },
  tellTyping: {
    ...strangersFail,
    input: ({ matchingId }) => ({ matchingId }),
    own: everyMember("unchanged"),
  },

  // The world's support thread begins with a line that is nobody's own words.
  takeDown: {
    input: ({ matchingId }) => ({ matchingId, seq: 1, reason: "誹謗中傷" }),
    own: supporters("dataNotFound"),
    foreign: supporters("dataNotFound"),
  },

  listCompany: {
    ...companyReads,
    input: ({ matchingId }) => ({ matchingId }),
  },
  syncCompany: {
    ...companyReads,
    input: ({ matchingId }) => ({ matchingId, afterSeq: 0 }),
  },
};
