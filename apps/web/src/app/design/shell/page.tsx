import { Bell, Building2, FileText, House, Inbox, LogOut, MessageCircle, User } from "lucide-react";
import { Avatar } from "@/ui/avatar";
import { ButtonLink } from "@/ui/button-link";
import { IconButton } from "@/ui/icon-button";
import { LinkTabs } from "@/ui/link-tabs";
import { Menu } from "@/ui/menu";
import { PageHeader } from "@/ui/page-header";
import { AppShell } from "@/ui/shell/app-shell";
import { PageContainer } from "@/ui/shell/page-container";
import { brand } from "../../site.ts";
import { requireDevelopment } from "../allowed.ts";
import { designCopy } from "../copy.ja.ts";
import { Cards } from "../sections/cards.tsx";

export default async function ShellPage() {
  await requireDevelopment();
  const copy = designCopy.shell;
  const tabs = designCopy.navigation;
  const nav = [
    { href: "/design", label: copy.home, icon: <House aria-hidden="true" /> },
    { href: "/design/companies", label: copy.companies, icon: <Building2 aria-hidden="true" /> },
    { href: "/design/shell", label: copy.offers, icon: <Inbox aria-hidden="true" />, badge: 3 },
    {
      href: "/design/chat",
      label: copy.messages,
      icon: <MessageCircle aria-hidden="true" />,
      badge: 128,
    },
    {
      href: "/design/articles",
      label: copy.articles,
      icon: <FileText aria-hidden="true" />,
      sideOnly: true,
    },
    { href: "/design/mypage", label: copy.mypage, icon: <User aria-hidden="true" /> },
  ];
  return (
    <AppShell
      brand={brand}
      nav={nav}
      actions={
        <>
          <IconButton label={copy.notifications}>
            <Bell className="size-5" aria-hidden="true" />
          </IconButton>
          <Menu
            trigger={
              <IconButton label={copy.account}>
                <Avatar name={designCopy.cards.person} size="sm" />
              </IconButton>
            }
            head={copy.mail}
            items={[
              { label: copy.mypage, href: "/design", icon: <User aria-hidden="true" /> },
              { label: copy.logout, divided: true, icon: <LogOut aria-hidden="true" /> },
            ]}
          />
        </>
      }
    >
      <PageContainer width="wide">
        <PageHeader
          title={copy.offers}
          lead={designCopy.states.offers}
          actions={<ButtonLink href="/design">{designCopy.buttons.link}</ButtonLink>}
        />
        <LinkTabs
          label={tabs.tabs}
          current="received"
          items={[
            { key: "received", label: tabs.received, href: "/design/shell", count: 3 },
            { key: "likes", label: tabs.likes, href: "/design/shell" },
            { key: "closed", label: tabs.closed, href: "/design/shell" },
          ]}
        />
        <h2 className="sr-only">{tabs.received}</h2>
        <Cards />
      </PageContainer>
    </AppShell>
  );
}
