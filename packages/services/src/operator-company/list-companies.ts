import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import type { OperatorCompanyList } from "@tefuda/domain/company/contract";
import { foldForSearch, splitWords } from "@tefuda/domain/text/normalize";
import { jstMonthKey } from "@tefuda/domain/time/jst";
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, encodeCursor } from "../kernel/cursor.ts";

const PAGE = 50;

export type OperatorCompany = Awaited<ReturnType<typeof listOperatorCompanies>>["items"][number];

/** All companies, the newest first, by words of their name or site and by their state. */
export async function listOperatorCompanies({ db, clock }: Ctx, input: OperatorCompanyList) {
  const after = decodeCursor(input.cursor);
  const wanted = and(
    input.status && eq(companies.status, input.status),
    ...splitWords(foldForSearch(input.words ?? "")).map(
      (word) =>
        sql`(strpos(${companies.searchText}, ${word}) > 0 or strpos(${companies.siteHost}, ${word}) > 0)`,
    ),
  );
  const [found, [counted]] = await Promise.all([
    db
      .select({
        id: companies.id,
        name: companies.name,
        siteUrl: companies.siteUrl,
        logoUrl: companies.logoUrl,
        status: companies.status,
        isPublic: companies.isPublic,
        contractEndsOn: companies.contractEndsOn,
        contractVersion: companies.contractVersion,
        agreedTermsVersion: companies.agreedTermsVersion,
        agreedContractVersion: companies.agreedContractVersion,
        offerMonthlyQuota: companies.offerMonthlyQuota,
        // Named by hand: of one table alone the columns go without its name.
        members: sql<number>`(select count(*)::int from ${aces} where aces.company_id = companies.id and aces.removed_at is null)`,
        sentOffers: sql<number>`coalesce((select used from offer_quotas where offer_quotas.company_id = companies.id and offer_quotas.month = ${jstMonthKey(clock())}), 0)`,
        createdAt: companies.createdAt,
      })
      .from(companies)
      .where(
        and(
          wanted,
          after &&
            sql`(${companies.createdAt}, ${companies.id}) < (${after.at.toISOString()}, ${after.id})`,
        ),
      )
      .orderBy(desc(companies.createdAt), desc(companies.id))
      .limit(PAGE + 1),
    db.select({ count: count() }).from(companies).where(wanted),
  ]);
  const items = found.slice(0, PAGE);
  const last = items.at(-1);
  return {
    items,
    count: counted?.count ?? 0,
    nextCursor:
      found.length > PAGE && last ? encodeCursor({ at: last.createdAt, id: last.id }) : undefined,
  };
}
