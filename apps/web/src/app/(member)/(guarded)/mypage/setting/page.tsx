import { socialResults } from "@tefuda/domain/social/constants";
import type { Metadata } from "next";
import { accountCopy } from "@/features/account/copy.ja";
import { EmailSetting } from "@/features/account/email-setting";
import { PasswordSetting } from "@/features/account/password-setting";
import { secondFactorCopy } from "@/features/account/second-factor/copy.ja";
import { FactorSetting } from "@/features/account/second-factor/factor-setting";
import { SessionList } from "@/features/account/session-list";
import { SignOutButton } from "@/features/account/sign-out-button";
import { socialCopy } from "@/features/account/social/copy.ja";
import { SocialSetting } from "@/features/account/social/social-setting";
import { mypageCopy } from "@/features/joker/mypage/copy.ja";
import { SettingPart } from "@/features/joker/mypage/setting-part";
import { SettingScreen } from "@/features/joker/mypage/setting-screen";
import { WillingnessSetting } from "@/features/joker/mypage/willingness-setting";
import { notificationCopy } from "@/features/notification/copy.ja";
import { NotificationSettingsForm } from "@/features/notification/settings-form";
import { pushCopy } from "@/features/push/copy.ja";
import { InstallHint } from "@/features/push/install-hint";
import { PushSetting } from "@/features/push/push-setting";
import { choicesOf, type SearchParams } from "@/platform/search-params";
import { caller } from "@/platform/server/caller";
import { readerPlace } from "@/platform/server/embedded";
import { FirstAnswers } from "@/platform/server/first-answers";
import { requireMember } from "@/platform/server/guard";
import { brand } from "../../../../site";

const { setting: copy } = mypageCopy;

export const metadata: Metadata = { title: copy.title };

export default async function SettingPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const me = await requireMember();
  const [result] = choicesOf(await searchParams, "social", socialResults);
  const [ways, place] = await Promise.all([caller().social.getWays.query(), readerPlace()]);
  const isJoker = me.kind === "joker";
  const { settings } = notificationCopy;
  const { email, password } = accountCopy.setting;
  return (
    <FirstAnswers
      read={(queries, trpc) => [
        queries.prefetchQuery(trpc.notification.settings.queryOptions()),
        queries.prefetchQuery(trpc.account.listSessions.queryOptions()),
        ...(isJoker ? [queries.prefetchQuery(trpc.joker.own.queryOptions())] : []),
      ]}
    >
      <SettingScreen signOut={<SignOutButton variant="secondary" />}>
        {isJoker && (
          <SettingPart id="willingness" title={copy.willingness} lead={copy.willingnessLead}>
            <WillingnessSetting />
          </SettingPart>
        )}
        <SettingPart id="notification" title={settings.title} lead={settings.lead}>
          <NotificationSettingsForm isJoker={isJoker} />
        </SettingPart>
        <SettingPart id="push" title={pushCopy.title} lead={pushCopy.lead}>
          <PushSetting />
        </SettingPart>
        <SettingPart id="home-screen" title={pushCopy.install.title} lead={pushCopy.install.lead}>
          <InstallHint />
        </SettingPart>
        <SettingPart id="email" title={email.title}>
          <EmailSetting />
        </SettingPart>
        <SettingPart id="password" title={password.title}>
          <PasswordSetting initial={ways} />
        </SettingPart>
        {ways.providers.length > 0 && (
          <SettingPart id="social" title={socialCopy.setting.title} lead={socialCopy.setting.lead}>
            <SocialSetting initial={ways} result={result} place={place} />
          </SettingPart>
        )}
        {!isJoker && (
          <SettingPart
            id="second-factor"
            title={secondFactorCopy.setting.title}
            lead={secondFactorCopy.setting.lead}
          >
            <FactorSetting brand={brand} canSwitchOff />
          </SettingPart>
        )}
        <SettingPart id="sessions" title={copy.sessions} lead={copy.sessionsLead}>
          <SessionList />
        </SettingPart>
      </SettingScreen>
    </FirstAnswers>
  );
}
