import type { Metadata } from "next";
import { appViewCopy as copy } from "@/features/app-view/copy.ja";
import { caller } from "@/platform/server/caller";
import { optionalMe } from "@/platform/server/guard";
import { AppHome } from "./app-home";

export const metadata: Metadata = { title: copy.title };

/** Where the view inside an app begins, for anyone. */
export default async function AppHomePage() {
  const { article, company } = caller();
  const [me, articles, companies] = await Promise.all([
    optionalMe(),
    article.list.query({}),
    company.list.query({}),
  ]);
  return <AppHome me={me} articles={articles.hits} companies={companies.hits} />;
}
