import { can } from "@tefuda/domain/policy/can";
import { notFound, redirect } from "next/navigation";
import { uuidv7 } from "uuidv7";
import { hrefWith, type SearchParams, textOf } from "@/platform/search-params";
import { requireAce } from "@/platform/server/guard";

/**
 * A new position, empty or with what another one says (`?from=`). It has its own address from the
 * beginning on: whoever comes back to that meets the same position, and nobody another one.
 */
export default async function NewRecruitmentPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  if (!can(await requireAce(), "recruitment:edit")) notFound();
  const from = textOf(await searchParams, "from");
  redirect(hrefWith(`/recruitment/${uuidv7()}/edit`, { new: "1", from }));
}
