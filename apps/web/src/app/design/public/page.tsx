import { ButtonLink } from "@/ui/button-link";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { PublicShell } from "@/ui/shell/public-shell";
import { brand, tagline } from "../../site.ts";
import { requireDevelopment } from "../allowed.ts";
import { designCopy } from "../copy.ja.ts";
import { Cards } from "../sections/cards.tsx";

export default async function PublicPage() {
  await requireDevelopment();
  const copy = designCopy.shell;
  const to = (label: string, slug: string) => ({ label, href: `/design/${slug}` });
  return (
    <PublicShell
      brand={brand}
      tagline={tagline}
      links={[to(copy.about, "about"), to(copy.companies, "public"), to(copy.articles, "articles")]}
      actions={
        <>
          <ButtonLink href="/design" variant="secondary" size="sm">
            {copy.login}
          </ButtonLink>
          <ButtonLink href="/design" size="sm">
            {copy.signup}
          </ButtonLink>
        </>
      }
      groups={[
        { title: copy.service, links: [to(copy.about, "about"), to(copy.companies, "public")] },
        { title: copy.company, links: [to(copy.company, "c"), to(copy.contact, "contact")] },
        {
          title: copy.legal,
          links: [
            to(copy.terms, "terms"),
            to(copy.corporateTerms, "corporate"),
            to(copy.privacy, "privacy"),
            to(copy.external, "external"),
          ],
        },
      ]}
      notices={<p>{copy.notice}</p>}
      copyright={`© ${brand}`}
    >
      <PageContainer width="wide">
        <PageHeader title={designCopy.type.headline} lead={designCopy.type.body} />
        <h2 className="sr-only">{copy.companies}</h2>
        <Cards />
      </PageContainer>
    </PublicShell>
  );
}
