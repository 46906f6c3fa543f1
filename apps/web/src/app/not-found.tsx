import type { Metadata } from "next";
import { ButtonLink } from "@/ui/button-link";
import { MessagePage } from "@/ui/message-page";
import { SimpleShell } from "@/ui/shell/simple-shell";
import { appCopy } from "./copy.ja.ts";
import { brand } from "./site.ts";

export const metadata: Metadata = {
  title: appCopy.notFound.title,
  robots: { index: false },
};

export default function NotFound() {
  const { title, body, action } = appCopy.notFound;
  return (
    <SimpleShell brand={brand}>
      <MessagePage
        drawing="search"
        mark="404"
        title={title}
        body={body}
        action={<ButtonLink href="/">{action}</ButtonLink>}
      />
    </SimpleShell>
  );
}
