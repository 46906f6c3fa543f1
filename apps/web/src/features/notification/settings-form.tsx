"use client";

import {
  type SwitchableSetting,
  switchableSettingLabels,
  switchableSettings,
} from "@tefuda/domain/notification/settings";
import { ErrorState } from "@/ui/error-state";
import { FieldError } from "@/ui/field-parts";
import { Skeleton } from "@/ui/skeleton";
import { Switch } from "@/ui/switch";
import { notificationCopy } from "./copy.ja";
import { useNotificationSettings } from "./use-settings";

const { settings: copy } = notificationCopy;

/** What only a seeker is sent. */
const forJokers: readonly SwitchableSetting[] = ["isRecommendEveryMonthPush", "isNewsMail"];

/** What the name of a switch does not say. */
const helps: Partial<Record<SwitchableSetting, string>> = { isContentHidden: copy.contentHidden };

/** Switches for what a person wants to be told of (spec 3 · Notification settings). */
export function NotificationSettingsForm({ isJoker }: { isJoker: boolean }) {
  const { query, pending, failed, change } = useNotificationSettings();
  if (query.isError) return <ErrorState onRetry={() => query.refetch()} busy={query.isFetching} />;
  const { data } = query;
  if (!data) return <Skeleton className="h-80" />;
  const shown = switchableSettings.filter((key) => isJoker || !forJokers.includes(key));
  const isMail = (key: SwitchableSetting) => key.endsWith("Mail");
  const groups = [
    { label: copy.mail, keys: shown.filter(isMail) },
    { label: copy.push, keys: shown.filter((key) => !isMail(key)) },
  ];
  return (
    <div className="grid gap-5">
      {groups.map(({ label, keys }) => (
        <fieldset key={label} className="min-w-0">
          <legend className="text-ink-2 text-xs">{label}</legend>
          <ul className="grid divide-y divide-line">
            {keys.map((key) => (
              <li key={key} className="py-0.5">
                <Switch
                  label={switchableSettingLabels[key]}
                  help={helps[key]}
                  checked={data[key]}
                  busy={pending.has(key)}
                  onChange={(isOn) => void change(key, isOn)}
                />
                <div aria-live="polite">
                  {failed.has(key) && <FieldError>{copy.failed}</FieldError>}
                </div>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      <p className="text-ink-2 text-xs">{copy.always}</p>
    </div>
  );
}
