import { demoAces } from "../content/aces.ts";
import { demoArticles } from "../content/articles.ts";
import { demoCompanies } from "../content/companies.ts";
import { demoRecruitments } from "../content/recruitments.ts";
import { type AceRow, type MadeAce, makeAce } from "../factories/ace.ts";
import { type ArticleRow, makeArticle } from "../factories/article.ts";
import { type CompanyRow, makeCompany } from "../factories/company.ts";
import { at } from "../factories/draw.ts";
import { makeOperator } from "../factories/operator.ts";
import {
  type MadeRecruitment,
  makeRecruitment,
  type RecruitmentRow,
} from "../factories/recruitment.ts";
import { daysBefore } from "../factories/times.ts";
import { demoEmails } from "./accounts.ts";
import { picturePaths, pictureUrl } from "./picture-paths.ts";

/** The sides that seekers meet: companies with members, positions and articles, and the support team. */
export interface Cast {
  readonly now: Date;
  readonly companies: readonly CompanyRow[];
  readonly aces: readonly MadeAce[];
  readonly recruitments: readonly MadeRecruitment[];
  readonly articles: readonly ArticleRow[];
  readonly operators: readonly ReturnType<typeof makeOperator>[];
}

/** The place in the content of a member who has no thread yet. */
const INVITED_INDEX = 26;
/** Places in the content of the members to sign in as. */
const aceEmails: Readonly<Record<number, string>> = {
  0: demoEmails.aceAdmin,
  1: demoEmails.aceMember,
  [INVITED_INDEX]: demoEmails.invitedAce,
  39: demoEmails.agent,
};
const operatorNames = [
  { role: "admin", name: "運営 花子", email: demoEmails.operator },
  { role: "judge", name: "審査 太郎", email: demoEmails.judge },
  { role: "editor", name: "編集 里美", email: demoEmails.editor },
] as const;

/** A company whose fees have changed, and that has not agreed to the new ones yet. */
const UNAGREED_INDEX = 12;
const feesChanged = { contractVersion: 2 };
const PHOTOS_A_COMPANY = 3;
/** The first position was published again with better conditions. */
const REVISED_INDEX = 0;
const RAISE = 50;
const REVISED_DAYS_AGO = 3;
/** A position of the same company that nobody has confirmed for a while. */
const UNCONFIRMED_INDEX = 2;
const UNCONFIRMED_DAYS = 33;
const ASKED_DAYS_AGO = 3;
const OPERATORS_SINCE_DAYS = 600;

export function buildCast(now: Date): Cast {
  const companies = demoCompanies.map((_, index) => {
    const company = makeCompany(now, index, index === UNAGREED_INDEX ? feesChanged : {});
    const paths = picturePaths.company(company.id);
    return {
      ...company,
      logoUrl: pictureUrl(paths.logo),
      coverUrl: pictureUrl(paths.cover),
      photos: Array.from({ length: PHOTOS_A_COMPANY }, (__, n) => pictureUrl(paths.photo(n))),
    };
  });
  const members = demoAces.map(({ companyIndex }, index) => {
    const email = aceEmails[index];
    const company = at(companies, companyIndex);
    const made = makeAce(now, { company, index }, email ? { email } : {});
    return index === INVITED_INDEX ? invited(made) : made;
  });
  const articles = demoArticles
    .map((_, index) => makeArticle(now, { companies, aces: members, index }))
    .map((article) => ({ ...article, coverUrl: pictureUrl(picturePaths.article(article.id)) }));
  const aces = members.map((made) => ({ ...made, ace: withPages(made.ace, articles) }));
  const recruitments = demoRecruitments.map(({ companyIndex, aceIndexes }, index) => {
    const inCharge = aceIndexes.map((aceIndex) => at(aces, aceIndex).ace);
    const made = makeRecruitment(now, {
      company: at(companies, companyIndex),
      aces: inCharge,
      index,
    });
    if (index === UNCONFIRMED_INDEX) return unconfirmed(made, now);
    return index === REVISED_INDEX ? revised(made, now) : made;
  });
  const since = daysBefore(now, OPERATORS_SINCE_DAYS);
  const operators = operatorNames.map((operator) => makeOperator(since, operator));
  return { now, companies, aces, recruitments, articles, operators };
}

/** Has not signed in yet, and has to set a password of its own first. */
function invited({ user, ace }: MadeAce): MadeAce {
  return {
    user: { ...user, mustChangePassword: true, lastSignedInAt: null },
    ace: { ...ace, onlineAt: null, offlineAt: null },
  };
}

function withPages(ace: AceRow, articles: readonly ArticleRow[]): AceRow {
  const article = articles.find(({ aceIds }) => aceIds.includes(ace.id));
  return {
    ...ace,
    profileImage: pictureUrl(picturePaths.ace(ace)),
    articleId: article?.id ?? null,
  };
}

/** Published a while ago, and its members have been asked whether it still holds. */
function unconfirmed(made: MadeRecruitment, now: Date): MadeRecruitment {
  const { recruitment, revisions } = made;
  const publishedAt = daysBefore(now, UNCONFIRMED_DAYS);
  return {
    ...made,
    recruitment: {
      ...recruitment,
      publishedAt,
      lastConfirmedAt: publishedAt,
      confirmationAskedAt: daysBefore(now, ASKED_DAYS_AGO),
      createdAt: publishedAt,
      updatedAt: publishedAt,
    },
    revisions: revisions.map((revision) => ({ ...revision, createdAt: publishedAt })),
  };
}

/** The position as it stands is the second revision; the first paid less. */
function revised(made: MadeRecruitment, now: Date): MadeRecruitment {
  const { recruitment, revisions } = made;
  const [first] = revisions;
  if (!first) return made;
  const { minSalary = 0, maxSalary = 0 } = first.content;
  const before = { ...first.content, minSalary: minSalary - RAISE, maxSalary: maxSalary - RAISE };
  const revisedAt = daysBefore(now, REVISED_DAYS_AGO);
  return {
    ...made,
    recruitment: { ...recruitment, revision: 2, lastConfirmedAt: revisedAt, updatedAt: revisedAt },
    revisions: [
      { ...first, content: before },
      { ...first, revision: 2, createdAt: revisedAt },
    ],
  };
}

/** A position, by its place in the content, as its newest revision at a time had it. */
export function positionAt(
  { recruitments }: Pick<Cast, "recruitments">,
  index: number,
  time: Date,
): RecruitmentRow {
  const { recruitment, revisions } = at(recruitments, index);
  const then = revisions.findLast(({ createdAt }) => createdAt <= time) ?? revisions[0];
  if (!then) return recruitment;
  const { minSalary = null, maxSalary = null } = then.content;
  return { ...recruitment, minSalary, maxSalary, revision: then.revision };
}
