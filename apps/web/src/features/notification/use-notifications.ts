"use client";

import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type Outputs, useTRPC } from "@/platform/trpc";
import { useToast } from "@/ui/use-toast";
import { notificationCopy } from "./copy.ja";
import { markRefusal } from "./mark-refusal";
import { keyOf, type Marked, type Notice, newestOf, nothingMarked } from "./merge";
import { announcedNotices, ownNotices } from "./queries";
import { useNotices } from "./use-notices";
import { type UnreadNotices, useUnreadNotices } from "./use-unread-notices";

export type NotificationDoc = Outputs["notification"]["list"]["items"][number];
export type AnnounceDoc = Outputs["announce"]["list"]["items"][number];

const READ_AGAIN_DELAY_MS = 400;

/** Both lists of the notifications screen, live, and what marks them as read. */
export function useNotifications(initial: UnreadNotices) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [marked, setMarked] = useState<Marked>(nothingMarked);
  const own = useInfiniteQuery(ownNotices(trpc));
  const announced = useInfiniteQuery(announcedNotices(trpc));
  const readAgain = {
    own: () => void queries.invalidateQueries(trpc.notification.list.pathFilter()),
    announced: () => void queries.invalidateQueries(trpc.announce.list.pathFilter()),
  };
  const notifications = useNotices("notifications", {
    pages: own.data?.pages,
    marked,
    reread: readAgain.own,
  });
  const announces = useNotices("announces", {
    pages: announced.data?.pages,
    marked,
    reread: readAgain.announced,
  });

  // Read elsewhere: the stream says it of the newest, and of one that was opened, but pages further
  // down may hold more that was marked with all others.
  const known = useRef(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const unread = useUnreadNotices(initial, (now) => {
    const { current: before } = known;
    known.current = now;
    if (now.notifications >= before.notifications && now.announces >= before.announces) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      readAgain.own();
      readAgain.announced();
    }, READ_AGAIN_DELAY_MS);
  });

  // Without a connection, and when it was taken back meanwhile, the page that it leads to speaks.
  const quiet = { meta: { ownErrors: true } };
  const markOwn = useMutation(trpc.notification.markRead.mutationOptions(quiet));
  const markAnnounce = useMutation(trpc.notification.markAnnounceRead.mutationOptions(quiet));
  const markAll = useMutation(
    trpc.notification.markAllRead.mutationOptions({
      // Without a connection the button must say so instead of turning for ever.
      networkMode: "always",
      onSuccess: (_result, { until }) => {
        setMarked((now) => ({ ...now, until }));
        toast.success(notificationCopy.screen.marked);
      },
    }),
  );
  const note = ({ id, createdAt }: Notice) =>
    setMarked((now) => ({ ...now, ids: new Set(now.ids).add(keyOf(id, createdAt)) }));

  return {
    own,
    announced,
    notifications,
    announces,
    unread,
    openNotification(doc: NotificationDoc) {
      if (doc.isRead) return;
      note(doc);
      markOwn.mutate({ notificationId: doc.id });
    },
    openAnnounce(doc: AnnounceDoc) {
      if (doc.isRead) return;
      note(doc);
      markAnnounce.mutate({ announceId: doc.id });
    },
    isMarking: markAll.isPending,
    /** Why not everything can be marked as read for now. */
    refusal: markRefusal(unread.notifications + unread.announces, [own, announced]),
    markAll() {
      const until = newestOf(notifications, announces);
      if (until) markAll.mutate({ until });
    },
  };
}
