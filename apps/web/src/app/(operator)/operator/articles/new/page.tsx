import { redirect } from "next/navigation";
import { uuidv7 } from "uuidv7";
import { hrefWith } from "@/platform/search-params";
import { requireOperator } from "@/platform/server/guard";

/**
 * A new article. It has its own address from the beginning on: whoever comes back to that meets the
 * same article, and nobody another one.
 */
export default async function Page() {
  await requireOperator();
  redirect(hrefWith(`/operator/articles/${uuidv7()}`, { new: "1" }));
}
