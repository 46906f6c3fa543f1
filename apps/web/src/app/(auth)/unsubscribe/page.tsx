import { mailSettings } from "@tefuda/domain/notification/mail-rules";
import type { Metadata } from "next";
import { notificationCopy } from "@/features/notification/copy.ja";
import { UnsubscribeScreen } from "@/features/notification/unsubscribe-screen";
import { SimpleShell } from "@/ui/shell/simple-shell";
import { brand } from "../../site";
import { first, type SearchParams } from "../query";

export const metadata: Metadata = {
  title: notificationCopy.unsubscribe.title,
  robots: { index: false },
  // Leaves no trace elsewhere; without any, the browser would not say that the form is ours.
  referrer: "same-origin",
};

/** Where a mail's link to end mails of its kind leads to, for anyone, without scripts. */
export default async function UnsubscribePage({ searchParams }: { searchParams: SearchParams }) {
  const query = await searchParams;
  const setting = mailSettings.find((one) => one === first(query.setting));
  const state = first(query.state);
  const token = first(query.token);
  return (
    <SimpleShell brand={brand}>
      <UnsubscribeScreen
        {...(state === "expired"
          ? { state }
          : setting && state === "done"
            ? { state, setting }
            : setting && token
              ? { state: "asked", setting, token }
              : { state: "invalid" })}
      />
    </SimpleShell>
  );
}
