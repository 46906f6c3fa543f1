"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { aceProfileSteps } from "@tefuda/domain/ace/steps";
import { Pencil } from "lucide-react";
import { failureOf } from "@/platform/errors";
import { type Client, loadClient } from "@/platform/load-client";
import { useTRPC } from "@/platform/trpc";
import { useLatch } from "@/platform/use-latch";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { ButtonLink } from "@/ui/button-link";
import { Field } from "@/ui/field";
import { PageHeader } from "@/ui/page-header";
import { Progress } from "@/ui/progress";
import { SectionCard } from "@/ui/section-card";
import { Select } from "@/ui/select";
import { PageContainer } from "@/ui/shell/page-container";
import { Switch } from "@/ui/switch";
import { TextLink } from "@/ui/text-link";
import { useToast } from "@/ui/use-toast";
import { aceProfileCopy as copy } from "./copy.ja";
import type { OwnAce } from "./forms";

/** The own profile of company staff: how far it is, whether it shows, and the way into each step. */
export function AceProfileScreen({ initial, isNew }: { initial: OwnAce; isNew: boolean }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const { isBusy, once } = useLatch();
  const { data: own } = useQuery(trpc.ace.getOwn.queryOptions(undefined, { initialData: initial }));
  const { missing, articles, profile, isAvailable } = own;
  const done = aceProfileSteps.length - missing.length;
  const [first] = missing;

  const change = (send: (client: Client) => Promise<unknown>) =>
    once(async () => {
      try {
        await send(await loadClient());
        await queries.invalidateQueries(trpc.ace.getOwn.queryFilter());
        toast.success();
      } catch (error) {
        toast.error(failureOf(error).message);
      }
    });

  return (
    <PageContainer width="narrow">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        back={{ href: "/mypage", label: copy.back }}
      />
      {isNew && (
        <Banner inset action={<TextLink href="/users">{copy.later}</TextLink>}>
          {copy.welcome}
        </Banner>
      )}
      <SectionCard title={copy.progress(done, aceProfileSteps.length)}>
        <div className="grid gap-5">
          <Progress
            label={copy.progress(done, aceProfileSteps.length)}
            value={done}
            max={aceProfileSteps.length}
            tone="pine"
          />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {first && (
              <ButtonLink href={`/mypage/profile/edit/${first}?flow=1`}>{copy.goOn}</ButtonLink>
            )}
            <TextLink href="/mypage/profile/preview">{copy.preview}</TextLink>
          </div>
        </div>
      </SectionCard>
      <SectionCard title={copy.steps}>
        <ul className="grid divide-y divide-line">
          {aceProfileSteps.map(({ key, title }) => (
            <li key={key} className="flex items-center gap-3 py-2.5 crowded:flex-wrap">
              <span className="min-w-0 flex-1 crowded:basis-full">{title}</span>
              {missing.includes(key) ? (
                <Badge tone="gold">{copy.empty}</Badge>
              ) : (
                <Badge tone="pine">{copy.filled}</Badge>
              )}
              <ButtonLink
                href={`/mypage/profile/edit/${key}`}
                variant="quiet"
                size="sm"
                aria-label={copy.edit(title)}
              >
                <Pencil className="size-4" aria-hidden="true" />
              </ButtonLink>
            </li>
          ))}
        </ul>
      </SectionCard>
      <SectionCard title={copy.availability}>
        <Switch
          label={copy.availability}
          help={copy.availabilityHelp}
          checked={isAvailable}
          busy={isBusy}
          onChange={(next) =>
            void change((client) => client.ace.setAvailability.mutate({ isAvailable: next }))
          }
        />
      </SectionCard>
      <SectionCard title={copy.article}>
        {articles.length === 0 ? (
          <p className="text-ink-2 text-sm">{copy.noArticles}</p>
        ) : (
          <Field label={copy.article} hideLabel help={copy.articleHelp}>
            <Select
              placeholder={copy.noArticle}
              options={articles.map(({ id, title }) => ({ value: id, label: title }))}
              value={profile.articleId ?? ""}
              disabled={isBusy}
              onChange={({ target: { value } }) =>
                void change((client) =>
                  client.ace.chooseArticle.mutate({ articleId: value || null }),
                )
              }
            />
          </Field>
        )}
      </SectionCard>
    </PageContainer>
  );
}
