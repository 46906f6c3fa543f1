import { openTabChannel } from "../tab-channel.ts";
import { canShareLead, type Lead, seekLead } from "./lead.ts";
import type { LiveMessage, LiveName, LiveState, OpenStream, TabMessage } from "./wire";

export interface LiveListener {
  message(message: LiveMessage): void;
}

export interface LiveHub {
  /** Follows a topic; every follower starts with a whole snapshot that ends in `ready`. */
  follow(topic: string, listener: LiveListener): () => void;
  onState(listener: (state: LiveState) => void): () => void;
  /** The stream was ended by the server, for all tabs: the session that it began in is over. */
  onEnded(listener: () => void): () => void;
  /** Opens the stream anew, in the session that the browser has now. */
  reopen(): void;
  close(): void;
}

/** Tabs that start together change the topics many times; the stream is opened once for all of them. */
const SETTLE_MS = 20;
/** An interview goes on while nobody looks at its tab, and the system leaves a tab that holds one alone. */
const HEARD_UNSEEN: LiveName = "video-signals";

/**
 * One stream for all tabs of a browser, because a browser allows six connections to a host:
 * the tab that leads reads the stream and passes every message to the others over a broadcast
 * channel. When it closes, is put aside or freezes, the lead moves on and the next tab opens the
 * stream. Where tabs cannot agree each of them has a stream of its own.
 */
export function createLiveHub(open: OpenStream, userId: string): LiveHub {
  const tab = crypto.randomUUID();
  const name = `tefuda-live:${userId}`;
  const listeners = new Map<string, Set<LiveListener>>();
  const stateListeners = new Set<(state: LiveState) => void>();
  const endListeners = new Set<() => void>();
  const wanted = new Map<string, readonly string[]>();
  const closing = new AbortController();
  /** Ends this tab's part in the stream: it follows, and may lead, while there is one. */
  let awake: AbortController | undefined;
  let seeking: Lead | undefined;
  let leading = false;
  let stopStream = () => {};
  let openTopics = "";
  let restarting = false;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let state: LiveState = "connecting";

  const isShared = canShareLead();
  const channel = isShared ? openTabChannel<TabMessage>(name, (told) => listen(told)) : undefined;
  const say = (message: TabMessage) => channel?.say(message);
  const hear = (message: LiveMessage) => {
    for (const listener of listeners.get(message.topic) ?? []) listener.message(message);
  };
  const setState = (next: LiveState) => {
    state = next;
    for (const listener of stateListeners) listener(next);
  };

  const end = () => {
    for (const listener of endListeners) listener();
  };

  const openStream = () => {
    const topics = [...new Set([...wanted.values()].flat())].sort();
    const key = topics.join(" ");
    if (key === openTopics && !restarting) return;
    openTopics = key;
    restarting = false;
    stopStream();
    stopStream = () => {};
    if (topics.length === 0) return;
    stopStream = open(topics, {
      message(message) {
        hear(message);
        say({ kind: "message", message });
      },
      state(next) {
        setState(next);
        say({ kind: "state", state: next });
      },
      ended() {
        end();
        say({ kind: "ended" });
      },
    });
  };

  /** The leader opens the stream anew when the topics that the tabs want have changed or must start over. */
  const refresh = (restart: boolean) => {
    if (!leading) return;
    restarting ||= restart;
    clearTimeout(settling);
    settling = setTimeout(openStream, SETTLE_MS);
  };

  const want = (from: string, topics: readonly string[], hasJoined: boolean) => {
    const before = wanted.get(from) ?? [];
    wanted.set(from, topics);
    // A topic that this tab did not follow before needs its snapshot, even if another tab has it.
    refresh(hasJoined || topics.some((topic) => !before.includes(topic)));
  };

  /**
   * Somebody began to follow since the last word: a page that takes the place of another one with the
   * same topic changes no list of topics, and starts from a snapshot all the same.
   */
  let joined = false;
  const announce = () => {
    const topics = [...listeners.keys()];
    const hasJoined = joined;
    joined = false;
    if (leading) want(tab, topics, hasJoined);
    else say({ kind: "want", tab, topics, hasJoined });
  };
  let announcing = false;
  const announceSoon = () => {
    if (announcing) return;
    announcing = true;
    queueMicrotask(() => {
      announcing = false;
      if (awake) announce();
    });
  };

  const lead = () => {
    leading = true;
    announce();
    say({ kind: "roll-call" });
  };
  const putDown = () => {
    leading = false;
    clearTimeout(settling);
    stopStream();
    stopStream = () => {};
    openTopics = "";
    wanted.clear();
    // What is missed from here on comes with a snapshot.
    joined = true;
  };
  /** Another tab reads the stream now. */
  const stepBack = () => {
    putDown();
    announce();
  };

  /** The system may stop a tab that nobody looks at: it neither takes the stream nor vouches for it. */
  const isAtWork = () =>
    document.visibilityState !== "hidden" ||
    [...listeners.keys()].some((topic) => topic.startsWith(`${HEARD_UNSEEN}:`));

  const rise = () => {
    if (awake) return;
    awake = new AbortController();
    if (isShared) {
      const ask = () => say({ kind: "ask" });
      seeking = seekLead(name, { lead, lose: stepBack, ask, isAtWork }, awake.signal);
      announceSoon();
    } else lead();
  };
  /** The page closes, or is kept as it stands and may come back. */
  const rest = () => {
    if (!awake) return;
    awake.abort();
    awake = undefined;
    putDown();
    say({ kind: "leave", tab });
  };

  const listen = (told: TabMessage) => {
    if (!awake) return;
    switch (told.kind) {
      case "message":
        seeking?.heard();
        return hear(told.message);
      case "state":
        return setState(told.state);
      case "ended":
        return end();
      case "roll-call":
        seeking?.heard();
        return announce();
      case "want":
        return leading ? want(told.tab, told.topics, told.hasJoined) : undefined;
      case "leave":
        wanted.delete(told.tab);
        return refresh(false);
      case "ask":
        return leading && isAtWork() ? say({ kind: "awake" }) : undefined;
      case "awake":
        return seeking?.heard();
      default:
        return told satisfies never;
    }
  };

  rise();
  const { signal } = closing;
  addEventListener("pagehide", rest, { signal });
  addEventListener("pageshow", rise, { signal });
  document.addEventListener("freeze", rest, { signal });
  document.addEventListener("resume", rise, { signal });

  return {
    follow(topic, listener) {
      const following = listeners.get(topic) ?? new Set();
      listeners.set(topic, following.add(listener));
      joined = true;
      announceSoon();
      return () => {
        following.delete(listener);
        if (following.size > 0) return;
        listeners.delete(topic);
        announceSoon();
      };
    },
    onState(listener) {
      stateListeners.add(listener);
      listener(state);
      return () => stateListeners.delete(listener);
    },
    onEnded(listener) {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    reopen() {
      refresh(true);
    },
    close() {
      closing.abort();
      rest();
      channel?.close();
    },
  };
}
