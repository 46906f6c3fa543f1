import type { Metadata } from "next";
import { MessagePage } from "@/ui/message-page";
import { ReloadButton } from "@/ui/reload-button";
import { SimpleShell } from "@/ui/shell/simple-shell";
import { appCopy } from "../copy.ja";
import { brand } from "../site";

export const metadata: Metadata = { title: appCopy.failed.title, robots: { index: false } };

/** Where the server sends a visitor whom no page could be made for. */
export default function FailedPage() {
  const { title, body, action } = appCopy.failed;
  return (
    <SimpleShell brand={brand}>
      <MessagePage
        drawing="broken"
        mark="500"
        title={title}
        body={body}
        action={<ReloadButton label={action} />}
      />
    </SimpleShell>
  );
}
