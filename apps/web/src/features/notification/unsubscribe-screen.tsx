import type { MailSetting } from "@tefuda/domain/notification/mail-rules";
import { switchableSettingLabels } from "@tefuda/domain/notification/settings";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { MessagePage } from "@/ui/message-page";
import { notificationCopy } from "./copy.ja";

const copy = notificationCopy.unsubscribe;

type UnsubscribeScreenProps =
  | { state: "asked"; setting: MailSetting; token: string }
  | { state: "done"; setting: MailSetting }
  | { state: "expired" }
  | { state: "invalid" };

/** Asks once more before mails of a kind are ended, by a form that works without scripts. */
export function UnsubscribeScreen(props: UnsubscribeScreenProps) {
  if (props.state === "expired" || props.state === "invalid")
    return (
      <MessagePage
        drawing="broken"
        title={copy.brokenTitle}
        body={copy[props.state]}
        action={<ButtonLink href="/mypage/setting">{copy.toSetting}</ButtonLink>}
      />
    );
  const mails = switchableSettingLabels[props.setting];
  if (props.state === "done")
    return (
      <MessagePage
        drawing="message"
        title={copy.doneTitle}
        body={copy.done(mails)}
        action={
          <ButtonLink href="/mypage/setting" variant="secondary">
            {copy.toSetting}
          </ButtonLink>
        }
      />
    );
  return (
    <MessagePage
      drawing="message"
      title={copy.title}
      body={copy.asked(mails)}
      action={
        <form method="post" action={`/mails/unsubscribe/${encodeURIComponent(props.token)}`}>
          <Button type="submit">{copy.stop}</Button>
        </form>
      }
    />
  );
}
