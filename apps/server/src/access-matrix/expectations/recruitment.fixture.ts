import type { Rows } from "../world/rows.fixture.ts";
import { everyone, type Feature, operators, staff, supporters } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const draft = ({ recruitmentId }: Rows) => ({ recruitmentId });
const published = ({ publishedId }: Rows) => ({ recruitmentId: publishedId });
const save = (recruitmentId: string, lockVersion?: number) => ({
  recruitmentId,
  recruitment: { title: "歩いて確かめた募集", employmentType: "sideJob" as const },
  saveId: "019b0000-0000-7000-8000-0000000000e1",
  lockVersion,
});
/** What a stranger's position answers to whoever names it. */
const absent = staff("recruitmentNotFound");

export const recruitment: Feature<"recruitment"> = {
  list: { input: () => ({}), own: everyone("ok"), foreign: namesNoRow },
  get: [
    { input: published, own: everyone("ok"), foreign: everyone("ok") },
    {
      about: "that is a draft",
      input: (_, { recruitmentId }) => ({ recruitmentId }),
      own: everyone("recruitmentNotFound"),
      foreign: namesNoRow,
    },
    {
      about: "as staff of its company, and operators, name a draft",
      input: draft,
      own: {
        ...everyone("ok"),
        ...staff("recruitmentNotFound"),
        ...operators("recruitmentNotFound"),
      },
      foreign: namesNoRow,
    },
  ],
  listLinkable: [
    { input: () => ({}), own: staff("ok"), foreign: namesNoRow },
    {
      about: "that is named",
      input: published,
      own: staff("ok"),
      // Of what somebody else is in charge of nothing is answered, as if there were none.
      colleague: staff("ok"),
      foreign: staff("ok"),
    },
  ],

  listOwn: { input: () => ({}), own: staff("ok"), foreign: namesNoRow },
  getOwn: { input: draft, own: staff("ok"), colleague: staff("ok"), foreign: absent },
  frame: { own: staff("ok"), foreign: namesNoRow },
  listRevisions: { input: published, own: staff("ok"), colleague: staff("ok"), foreign: absent },

  saveRecruitment: [
    {
      about: "that is new",
      input: () => save("019b0000-0000-7000-8000-0000000000e2"),
      own: staff("ok"),
      foreign: namesNoRow,
    },
    {
      about: "that is a draft",
      input: ({ recruitmentId }) => save(recruitmentId, 0),
      own: staff("ok"),
      colleague: staff("ok"),
      foreign: absent,
    },
    {
      about: "without what the law asks for, though it is published",
      input: ({ publishedId }) => save(publishedId, 0),
      own: staff("recruitmentIncomplete"),
      foreign: namesNoRow,
    },
  ],
  publishRecruitment: [
    { input: draft, own: staff("ok"), colleague: staff("ok"), foreign: absent },
    {
      about: "again",
      input: published,
      own: staff("unchanged"),
      colleague: staff("unchanged"),
      foreign: absent,
    },
  ],
  pauseRecruitment: {
    input: published,
    own: staff("ok"),
    colleague: staff("ok"),
    foreign: absent,
  },
  confirmRecruitment: {
    input: published,
    own: staff("ok"),
    colleague: staff("ok"),
    foreign: absent,
  },
  closeRecruitment: {
    input: published,
    own: { ...staff("ok"), ...supporters("ok") },
    colleague: staff("ok"),
    foreign: { ...absent, ...supporters("ok") },
  },
};
