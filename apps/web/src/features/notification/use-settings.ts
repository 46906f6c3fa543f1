"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import type { SwitchableSetting } from "@tefuda/domain/notification/settings";
import { useState } from "react";
import { useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";

/** The person's notification settings; each switch is saved by itself, at once. */
export function useNotificationSettings() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const query = useQuery(trpc.notification.settings.queryOptions());
  const key = trpc.notification.settings.queryKey();
  const [pending, setPending] = useState<ReadonlySet<SwitchableSetting>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<SwitchableSetting>>(new Set());
  const update = useMutation(
    trpc.notification.updateSettings.mutationOptions({
      // Without a connection a switch must say so instead of seeming to be saved.
      networkMode: "always",
    }),
  );

  const put = (setting: SwitchableSetting, isOn: boolean) =>
    queries.setQueryData(key, (known) => known && { ...known, [setting]: isOn });

  return {
    query,
    pending,
    failed,
    async change(setting: SwitchableSetting, isOn: boolean) {
      put(setting, isOn);
      setPending((now) => new Set(now).add(setting));
      setFailed((now) => without(now, setting));
      try {
        await update.mutateAsync({ settings: { [setting]: isOn } });
        toast.success(successMessages.changed);
      } catch {
        // The message has been shown; the switch goes back to what is stored.
        put(setting, !isOn);
        setFailed((now) => new Set(now).add(setting));
      } finally {
        setPending((now) => without(now, setting));
      }
    },
  };
}

function without<Entry>(entries: ReadonlySet<Entry>, entry: Entry): ReadonlySet<Entry> {
  return new Set([...entries].filter((one) => one !== entry));
}
