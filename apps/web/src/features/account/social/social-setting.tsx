"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SocialProvider } from "@tefuda/domain/account/constants";
import type { BrowserPlace } from "@tefuda/domain/bridge/embedded-browser";
import { errorText } from "@tefuda/domain/errors/messages.ja";
import { type SocialResult, socialProviderLabels } from "@tefuda/domain/social/constants";
import { formatDate } from "@tefuda/domain/time/format.ja";
import { useState } from "react";
import { useIsEmbedded } from "@/platform/home-screen";
import { type Outputs, useTRPC, useTRPCClient } from "@/platform/trpc";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { useToast } from "@/ui/use-toast";
import { useRecentLogin } from "../use-recent-login";
import { socialCopy } from "./copy.ja";
import { ProviderMark } from "./provider-mark";
import { useResultToast } from "./use-result-toast";

const copy = socialCopy.setting;
type Ways = Outputs["social"]["getWays"];
type Way = Ways["providers"][number];

interface SocialSettingProps {
  initial: Ways;
  /** What the visit to a provider's page led to, for whoever comes from there. */
  result: SocialResult | undefined;
  place: BrowserPlace;
}

/** The providers by which one signs in: added, and taken away as long as another way is left. */
export function SocialSetting({ initial, result, place }: SocialSettingProps) {
  // Inside of apps they refuse to sign people in.
  const isEmbedded = useIsEmbedded(place);
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const toast = useToast();
  useResultToast(result);
  const { run, dialog } = useRecentLogin();
  const { data } = useQuery(
    trpc.social.getWays.queryOptions(undefined, {
      initialData: initial,
      // Another tab may have changed it.
      refetchOnWindowFocus: "always",
    }),
  );
  const [asking, setAsking] = useState<SocialProvider>();
  const link = useMutation({
    mutationFn: async (provider: SocialProvider) => {
      let page = "";
      const isBegun = await run(async () => {
        page = (await client.social.beginLink.mutate({ provider })).url;
      });
      if (isBegun) location.assign(page);
      return isBegun;
    },
  });
  const unlink = useMutation({
    mutationFn: (provider: SocialProvider) => run(() => client.social.unlink.mutate({ provider })),
    onSuccess: (isDone) => isDone && toast.success(copy.unlinkedNow),
    onSettled: () => queries.invalidateQueries(trpc.social.getWays.queryFilter()),
  });
  const busyOf = (provider: SocialProvider) =>
    (link.variables === provider && (link.isPending || link.data === true)) ||
    (unlink.variables === provider && unlink.isPending);

  return (
    <>
      <ul className="grid gap-4">
        {data.providers.map((way) => (
          <ProviderRow
            key={way.provider}
            way={way}
            isEmbedded={isEmbedded}
            busy={busyOf(way.provider)}
            onLink={() => link.mutate(way.provider)}
            onUnlink={() => setAsking(way.provider)}
          />
        ))}
      </ul>
      {isEmbedded && <p className="text-ink-2 text-sm">{copy.embedded}</p>}
      <ConfirmModal
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={() => {
          if (asking) unlink.mutate(asking);
          setAsking(undefined);
        }}
        title={asking && copy.question(asking)}
        body={asking && copy.questionBody(asking)}
        confirmLabel={copy.unlink}
        tone="danger"
      />
      {dialog}
    </>
  );
}

interface ProviderRowProps {
  way: Way;
  isEmbedded: boolean;
  busy: boolean;
  onLink: () => void;
  onUnlink: () => void;
}

function ProviderRow({ way, isEmbedded, busy, onLink, onUnlink }: ProviderRowProps) {
  const { provider, linkedAt, isOffered, canUnlink } = way;
  const isLinked = linkedAt !== null;
  const stays = isLinked && !canUnlink;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className={provider === "facebook" ? "text-(--facebook)" : undefined}>
        <ProviderMark provider={provider} />
      </span>
      <div className="grid min-w-0 flex-1 basis-40 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {socialProviderLabels[provider]}
          <Badge tone={isLinked ? "pine" : "neutral"}>
            {isLinked ? copy.linked : copy.unlinked}
          </Badge>
        </p>
        {isLinked && <p className="text-ink-2 text-sm">{copy.since(formatDate(linkedAt))}</p>}
        {!isOffered && <p className="text-ink-2 text-sm">{copy.notOffered}</p>}
        {stays && <p className="text-ink-2 text-sm">{errorText("lastSignInWay")}</p>}
      </div>
      {isLinked && !stays && (
        <Button
          variant="secondary"
          busy={busy}
          aria-label={copy.unlinkOf(provider)}
          onClick={onUnlink}
        >
          {copy.unlink}
        </Button>
      )}
      {!isLinked && !isEmbedded && (
        <Button variant="secondary" busy={busy} aria-label={copy.linkOf(provider)} onClick={onLink}>
          {copy.link}
        </Button>
      )}
    </li>
  );
}
