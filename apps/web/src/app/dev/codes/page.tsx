import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { z } from "zod";
import { askOwnServer, hasDevPages } from "@/platform/server/own-server";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { SimpleShell } from "@/ui/shell/simple-shell";
import { brand } from "../../site";
import { codesCopy as copy } from "./copy.ja";

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

const operators = z.array(
  z.object({ email: z.string(), secret: z.string(), codes: z.array(z.string()) }),
);

async function readCodes() {
  const answer = await askOwnServer("/dev/codes.json");
  if (answer.status === 404) notFound();
  return operators.parse(await answer.json());
}

/** The codes that the demo operators' apps show now; only development has this page. */
export default async function CodesPage() {
  if (!(await hasDevPages())) notFound();
  const found = await readCodes();
  return (
    <SimpleShell brand={brand}>
      <main id="main" tabIndex={-1}>
        <PageContainer>
          <PageHeader
            title={copy.title}
            lead={copy.lead}
            actions={
              <ButtonLink href="/dev/codes" variant="secondary" size="sm">
                {copy.reload}
              </ButtonLink>
            }
          />
          <ul className="grid gap-4">
            {found.map(({ email, secret, codes }) => (
              <li key={email}>
                <Card pad="lg" className="grid gap-3">
                  <h2 className="font-semibold">{email}</h2>
                  <dl className="flex flex-wrap gap-x-8 gap-y-2">
                    {codes.map((code, index) => (
                      <div key={code} className="flex items-baseline gap-2">
                        <dt className="text-ink-3 text-sm">{index === 0 ? copy.now : copy.next}</dt>
                        <dd className="text-xl tabular-nums tracking-widest">{code}</dd>
                      </div>
                    ))}
                  </dl>
                  <p className="text-ink-3 text-xs [overflow-wrap:anywhere]">
                    {copy.secret(secret)}
                  </p>
                </Card>
              </li>
            ))}
          </ul>
        </PageContainer>
      </main>
    </SimpleShell>
  );
}
