import type { Tx } from "@tefuda/db/client";
import { actionCodes, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { articles } from "@tefuda/db/schema/article";
import { companies } from "@tefuda/db/schema/company";
import { memberInvitations } from "@tefuda/db/schema/company-member";
import { inquiries } from "@tefuda/db/schema/inquiry";
import { jokers } from "@tefuda/db/schema/joker";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { deletedMatchings } from "@tefuda/db/schema/matching";
import { analyticsEvents, auditLogs, errorLogs } from "@tefuda/db/schema/monitoring";
import { announces } from "@tefuda/db/schema/notification";
import { reports } from "@tefuda/db/schema/report";
import { synonymGroups } from "@tefuda/db/schema/synonym";
import { uploads } from "@tefuda/db/schema/upload";
import { type AnyColumn, between, inArray, like, notInArray, or } from "@tefuda/db/sql";
import { demoAddresses } from "@tefuda/services/account/demo-accounts";
import type { Ctx } from "@tefuda/services/kernel/context";
import { keyOfUrl, smallKey } from "@tefuda/services/upload/keys";
import { madeIds } from "../factories/ids.ts";

export interface RemovedDemo {
  readonly people: number;
  /** Names of the companies that are gone. */
  readonly companies: readonly string[];
  /** Names of those that stay, because somebody with another address works there. */
  readonly kept: readonly string[];
}

const isMade = (id: AnyColumn) => between(id, madeIds.first, madeIds.last);

/**
 * Removes the demo's people and companies for good, with everything that they have written since and
 * every file of theirs. What people of other addresses have among themselves is not touched.
 */
export async function removeDemo({
  db,
  ports,
}: Pick<Ctx, "db"> & { readonly ports: Pick<Ctx["ports"], "files"> }): Promise<RemovedDemo> {
  const { keys, ...removed } = await db.transaction(async (tx) => {
    const people = await tx
      .select({ id: users.id })
      .from(users)
      .where(or(isMade(users.id), like(users.email, demoAddresses)));
    const who = people.map(({ id }) => id);
    const { gone, kept } = await companiesOf(tx, who);
    const which = gone.map(({ id }) => id);
    const keys = await fileKeys(tx, who, which);
    await removeStanding(tx, who, which);
    await tx.delete(companies).where(inArray(companies.id, which));
    await tx.delete(users).where(inArray(users.id, who));
    return {
      people: who.length,
      companies: gone.map(({ name }) => name),
      kept: kept.map(({ name }) => name),
      keys,
    };
  });
  for (const key of keys) await ports.files.remove(key);
  return removed;
}

/** The demo's own companies, and others in which nobody but its people works. */
async function companiesOf(tx: Tx, who: readonly string[]) {
  const demoStaff = tx
    .select({ id: aces.companyId })
    .from(aces)
    .where(inArray(aces.id, [...who]));
  const otherStaff = await tx
    .select({ id: aces.companyId })
    .from(aces)
    .where(notInArray(aces.id, [...who]));
  const others = new Set(otherStaff.map(({ id }) => id));
  const found = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(or(isMade(companies.id), inArray(companies.id, demoStaff)))
    .orderBy(companies.name);
  return {
    gone: found.filter(({ id }) => !others.has(id)),
    kept: found.filter(({ id }) => others.has(id)),
  };
}

/** Where the files are that belong to them. */
async function fileKeys(tx: Tx, who: string[], which: string[]): Promise<ReadonlySet<string>> {
  const sent = await tx
    .select({ key: uploads.storageKey })
    .from(uploads)
    .where(or(isMade(uploads.id), inArray(uploads.ownerId, who)));
  const ofCompanies = await tx
    .select({ logo: companies.logoUrl, cover: companies.coverUrl, photos: companies.photos })
    .from(companies)
    .where(inArray(companies.id, which));
  const ofMembers = await tx
    .select({ url: aces.profileImage })
    .from(aces)
    .where(inArray(aces.id, who));
  const ofSeekers = await tx
    .select({ url: jokers.profileImageURL })
    .from(jokers)
    .where(inArray(jokers.id, who));
  const ofArticles = await tx
    .select({ url: articles.coverUrl })
    .from(articles)
    .where(isMade(articles.id));
  const pictures = [
    ...ofCompanies.flatMap(({ logo, cover, photos }) => [logo, cover, ...photos]),
    ...[...ofMembers, ...ofSeekers, ...ofArticles].map(({ url }) => url),
  ];
  return new Set([
    ...sent.flatMap(({ key }) => [key, smallKey(key)]),
    ...pictures.flatMap((url) => keyOfUrl(url ?? "") ?? []),
  ]);
}

/** What neither a person nor a company takes along, because it outlives them or stands by itself. */
async function removeStanding(tx: Tx, who: string[], which: string[]): Promise<void> {
  const isTheirs = (person: AnyColumn) => inArray(person, who);
  const isOfThem = (company: AnyColumn) => inArray(company, which);
  const standing = [
    [articles, isOfThem(articles.companyId)],
    [announces, undefined],
    [synonymGroups, undefined],
    [inquiries, or(isTheirs(inquiries.userId), like(inquiries.email, demoAddresses))],
    [reports, or(isTheirs(reports.reporterId), isTheirs(reports.reportedUserId))],
    [errorLogs, isTheirs(errorLogs.userId)],
    [auditLogs, or(isTheirs(auditLogs.actorId), isOfThem(auditLogs.companyId))],
    [analyticsEvents, or(isTheirs(analyticsEvents.userId), isOfThem(analyticsEvents.companyId))],
    [deletedMatchings, or(isTheirs(deletedMatchings.aceId), isTheirs(deletedMatchings.jokerId))],
    [uploads, isTheirs(uploads.ownerId)],
    [actionCodes, like(actionCodes.email, demoAddresses)],
    [memberInvitations, like(memberInvitations.email, demoAddresses)],
    [mailOutbox, like(mailOutbox.to, demoAddresses)],
  ] as const;
  for (const [table, isAbout] of standing)
    await tx.delete(table).where(or(isMade(table.id), isAbout));
}
