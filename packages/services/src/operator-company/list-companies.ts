import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { and, desc, eq, sql } from "@tefuda/db/sql";
import type { OperatorCompanyList } from "@tefuda/domain/company/contract";
import { searchWords } from "@tefuda/domain/text/search-words";

import { jstMonthKey } from "@tefuda/domain/time/jst";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereBefore } from "../kernel/cursor.ts";

const PAGE = 50;

export type OperatorCompany = Awaited<ReturnType<typeof listOperatorCompanies>>["items"][number];

/** All companies, the newest first, by words of their name or site and by their state. */
export async function listOperatorCompanies({ db, clock }: Ctx, input: OperatorCompanyList) {
  const wanted = and(
    input.status && eq(companies.status, input.status),
    ...searchWords(input.words ?? "").map(
      (word) =>
        sql`(strpos(${companies.searchText}, ${word}) > 0 or strpos(${companies.siteHost}, ${word}) > 0)`,
    ),
  );
  const [found, count] = await Promise.all([
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
        and(wanted, whereBefore(companies.createdAt, companies.id, decodeCursor(input.cursor))),
      )
      .orderBy(desc(companies.createdAt), desc(companies.id))
      .limit(oneMoreThan(PAGE)),
    db.$count(companies, wanted),
  ]);
  const { page, nextCursor } = pageOf(found, PAGE, (row) => ({ at: row.createdAt, id: row.id }));
  return { items: page, count, nextCursor };
}
