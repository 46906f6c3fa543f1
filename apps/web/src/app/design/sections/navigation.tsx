import { ButtonLink } from "@/ui/button-link";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { Pager } from "@/ui/pager";
import { Stepper } from "@/ui/stepper";
import { Tabs } from "@/ui/tabs";
import { TextLink } from "@/ui/text-link";
import { designCopy } from "../copy.ja.ts";

export function Navigation() {
  const copy = designCopy.navigation;
  return (
    <div className="grid gap-8">
      <LinkTabs
        label={copy.tabs}
        current="received"
        items={[
          { key: "received", label: copy.received, href: "#navigation", count: 3 },
          { key: "likes", label: copy.likes, href: "#navigation" },
          { key: "closed", label: copy.closed, href: "#navigation" },
        ]}
      />
      <Tabs
        label={copy.companyTab}
        items={[copy.companyTab, copy.jobs, copy.people].map((label) => ({
          value: label,
          label,
          panel: <p className="text-sm">{copy.panel(label)}</p>,
        }))}
      />
      <Stepper label={copy.steps} steps={copy.step} current={1} />
      <Pager page={5} total={12} href={(page) => `#page-${page}`} />
      <p>
        <TextLink href="#navigation">{copy.link}</TextLink>
      </p>
      <PageHeader
        level={3}
        title={copy.company}
        lead={copy.lead}
        back={{ href: "#navigation", label: copy.back }}
        actions={<ButtonLink href="#navigation">{copy.talk}</ButtonLink>}
      />
    </div>
  );
}
