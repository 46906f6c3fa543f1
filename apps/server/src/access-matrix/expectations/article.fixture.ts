import type { Rows } from "../world/rows.fixture.ts";
import { newId } from "./new-id.fixture.ts";
import { editors, everyone, type Feature } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const one = ({ articleId }: Rows) => ({ articleId });
const written = {
  title: "新しい記事",
  slug: "walk-new",
  body: "<p>本文</p>",
  coverUrl: null,
  category: "news" as const,
  companyId: null,
  aceIds: [],
};

export const article: Feature<"article"> = {
  list: { input: () => ({}), own: everyone("ok"), foreign: namesNoRow },
  get: { input: one, own: everyone("ok"), foreign: everyone("dataNotFound") },
  findBySlug: {
    input: () => ({ slug: "no-such-article" }),
    own: everyone("dataNotFound"),
    foreign: namesNoRow,
  },

  // What readers may not read is theirs to write.
  listAll: { input: () => ({}), own: editors("ok"), foreign: namesNoRow },
  getEditable: { input: one, own: editors("ok"), foreign: editors("ok") },
  companies: { input: () => ({}), own: editors("ok"), foreign: namesNoRow },
  people: {
    input: ({ shownCompanyId: companyId }) => ({ companyId }),
    own: editors("ok"),
    foreign: editors("ok"),
  },
  save: [
    { input: () => ({ ...written, articleId: newId }), own: editors("ok"), foreign: namesNoRow },
    {
      about: "one that is not there",
      input: () => ({ ...written, articleId: newId, lockVersion: 0 }),
      own: editors("dataNotFound"),
      foreign: namesNoRow,
    },
  ],
  setStatus: {
    input: ({ articleId }) => ({ articleId, lockVersion: 0, status: "draft" }),
    own: editors("ok"),
    foreign: editors("unchanged"),
  },
};
