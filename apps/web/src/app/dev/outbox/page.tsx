import { formatStamp } from "@tefuda/domain/time/format.ja";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { z } from "zod";
import { askOwnServer, hasDevPages } from "@/platform/server/own-server";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Field } from "@/ui/field";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { SimpleShell } from "@/ui/shell/simple-shell";
import { TextInput } from "@/ui/text-input";
import { brand } from "../../site";
import { outboxCopy as copy } from "./copy.ja";
import { type Mail, MailCard } from "./mail-card";

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

const mails = z.array(
  z.object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    createdAt: z.string(),
    attachments: z.array(
      z.object({ name: z.string(), contentType: z.string(), content: z.string() }),
    ),
  }),
);

async function readOutbox(to: string | undefined): Promise<Mail[]> {
  const query = to ? `?${new URLSearchParams({ to })}` : "";
  const answer = await askOwnServer(`/dev/outbox.json${query}`);
  if (answer.status === 404) notFound();
  const read = mails.parse(await answer.json());
  return read.map((mail) => ({ ...mail, time: formatStamp(mail.createdAt) }));
}

/** The mails that no mail server took; only development has this page. */
export default async function OutboxPage({
  searchParams,
}: {
  searchParams: Promise<{ to?: string }>;
}) {
  if (!(await hasDevPages())) notFound();
  const { to } = await searchParams;
  const found = await readOutbox(typeof to === "string" ? to : undefined);
  return (
    <SimpleShell brand={brand}>
      <main id="main" tabIndex={-1}>
        <PageContainer>
          <PageHeader
            title={copy.title}
            lead={copy.lead}
            actions={
              <ButtonLink href="/dev/outbox" variant="secondary" size="sm">
                {copy.reload}
              </ButtonLink>
            }
          />
          <form action="/dev/outbox" className="flex flex-wrap items-end gap-3">
            <div className="min-w-60 flex-1">
              <Field label={copy.to}>
                <TextInput name="to" type="search" defaultValue={to} inputMode="email" />
              </Field>
            </div>
            <Button type="submit" variant="secondary">
              {copy.filter}
            </Button>
          </form>
          {found.length === 0 ? (
            <EmptyState drawing="message" text={copy.empty} />
          ) : (
            <ul className="grid gap-4">
              {found.map((mail) => (
                <li key={mail.id}>
                  <MailCard mail={mail} />
                </li>
              ))}
            </ul>
          )}
        </PageContainer>
      </main>
    </SimpleShell>
  );
}
