"use client";

import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { failureOf } from "../errors";
import { goToLogin } from "../session/go-to-login";
import { useTRPCClient } from "../trpc";
import { createLiveHub, type LiveHub } from "./hub";
import {
  isOfTopic,
  type LiveDocs,
  type LiveMessage,
  type LiveName,
  type LiveState,
  type LiveSubscription,
} from "./wire";

const HubContext = createContext<LiveHub | undefined>(undefined);

/** Gives the pages of a signed-in person their live stream. */
export function LiveProvider({ userId, children }: { userId: string; children: ReactNode }) {
  const client = useTRPCClient();
  const [hub, setHub] = useState<LiveHub>();

  useEffect(() => {
    const made = createLiveHub((topics, on) => {
      let isOver = false;
      const stream = client.live.follow.subscribe(
        { topics: [...topics] },
        {
          onData: ({ data }) => on.message(data),
          onConnectionStateChange: ({ state, error }) =>
            on.state(state === "pending" ? "open" : error ? "lost" : "connecting"),
          // Closing the stream here completes it as well; only the server's word ends the session.
          onComplete: () => {
            if (!isOver) on.ended();
          },
          // The session ended before the stream was open: it is refused instead of ended.
          onError: (error) => {
            if (failureOf(error).entry.followUp === "login") on.ended();
          },
        },
      );
      return () => {
        isOver = true;
        stream.unsubscribe();
      };
    }, userId);
    // Typing the password again puts a new session in the place of the one that the stream began in.
    made.onEnded(async () => {
      const me = await client.account.getMe.query().catch(() => undefined);
      if (me && (me.kind === "visitor" || me.userId !== userId)) return goToLogin();
      made.reopen();
    });
    // Parts whose scripts are on their way stay as the server made them, instead of a skeleton for them.
    startTransition(() => setHub(made));
    return () => made.close();
  }, [client, userId]);

  return <HubContext value={hub}>{children}</HubContext>;
}

interface LiveHandlers<Doc> {
  added(id: string, doc: Doc): void;
  modified(id: string, doc: Doc): void;
  removed(id: string): void;
  /** A whole set begins. */
  reset(): void;
  /** Everything there was on opening has arrived. */
  ready(): void;
}

/**
 * What a follower hears. What happens between the reading of a page and the opening of its stream, or while
 * the stream is lost, nobody says: a follower takes what there is on opening, or reads again once it is open.
 */
export type LiveFollower<Doc> = Partial<LiveHandlers<Doc>> &
  (Pick<LiveHandlers<Doc>, "added"> | Pick<LiveHandlers<Doc>, "ready">);

/** Follows a live topic while the component is mounted; `undefined` follows nothing. */
export function useLive<Name extends LiveName>(
  topic: LiveSubscription<Name> | undefined,
  handlers: LiveFollower<LiveDocs[Name]>,
) {
  const hub = useContext(HubContext);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    if (!hub || !topic) return;
    return hub.follow(topic, {
      message(message) {
        if (isOfTopic(message, topic)) dispatch(message, latest.current);
      },
    });
  }, [hub, topic]);
}

function dispatch<Doc>(message: LiveMessage<Doc>, on: Partial<LiveHandlers<Doc>>) {
  switch (message.type) {
    case "added":
    case "modified":
      return on[message.type]?.(message.id, message.doc);
    case "removed":
      return on.removed?.(message.id);
    case "reset":
    case "ready":
      return on[message.type]?.();
    default:
      return message satisfies never;
  }
}

/** Whether the stream is open, for the offline banner. */
export function useLiveState(): LiveState {
  const hub = useContext(HubContext);
  const [state, setState] = useState<LiveState>("connecting");
  useEffect(() => hub?.onState(setState), [hub]);
  return state;
}
