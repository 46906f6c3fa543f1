import { openTabChannel } from "@/platform/tab-channel";

/** How what happens here is told to the server; neither fails. */
export interface PresenceVoice {
  /** A page is in view; answers the mark of this coming, nothing when it could not be told. */
  come(): Promise<string | undefined>;
  /** No page is in view any more; has to work while the page is closing. */
  go(mark: string): void;
}

/** What the tabs of one browser tell each other. */
type TabMessage =
  | { readonly kind: "here"; readonly tab: string; readonly asks: boolean }
  | { readonly kind: "gone"; readonly tab: string }
  | { readonly kind: "mark"; readonly mark: string };

/** A page that stays in view says so again when it is turned to after so long. */
const AGAIN_MS = 5 * 60_000;

/** The page that is watched. */
export interface Scene {
  readonly page: Pick<Document, "addEventListener" | "visibilityState">;
  readonly frame: Pick<Window, "addEventListener">;
}

/**
 * Tells when a person has a page of ours in view and when none is left, over all tabs of a browser:
 * whoever goes from one tab to another, or has two windows side by side, is one person who stays.
 * Returns the end of it.
 */
export function watchPresence(userId: string, voice: PresenceVoice, scene: Scene): () => void {
  const { page, frame } = scene;
  const tab = crypto.randomUUID();
  const channel = openTabChannel<TabMessage>(`tefuda-presence:${userId}`, (told) => hear(told));
  const ending = new AbortController();
  /** Other tabs in view, as far as they have said so. */
  const others = new Set<string>();
  let isHere = false;
  let saidAt = 0;
  /** The newest coming of all tabs; unknown until the one under way is answered. */
  let mark: string | undefined;
  const learn = (told: string) => {
    if (mark === undefined || told > mark) mark = told;
  };

  const tell = (message: TabMessage) => {
    if (!ending.signal.aborted) channel.say(message);
  };
  const say = async () => {
    saidAt = Date.now();
    mark = undefined;
    const told = await voice.come();
    if (!told) return;
    learn(told);
    tell({ kind: "mark", mark: told });
  };
  const come = () => {
    if (isHere) return;
    isHere = true;
    // Who else is in view is asked anew: a tab that crashed has said nothing.
    others.clear();
    tell({ kind: "here", tab, asks: true });
    void say();
  };
  const go = () => {
    if (!isHere) return;
    isHere = false;
    tell({ kind: "gone", tab });
    // Without its mark a going could be taken for that of the page that comes next.
    if (others.size === 0 && mark !== undefined) voice.go(mark);
  };
  const look = () => (page.visibilityState === "visible" ? come() : go());

  const hear = (told: TabMessage) => {
    switch (told.kind) {
      case "here":
        others.add(told.tab);
        if (told.asks && isHere) tell({ kind: "here", tab, asks: false });
        return;
      case "gone":
        others.delete(told.tab);
        return;
      case "mark":
        return learn(told.mark);
      default:
        return told satisfies never;
    }
  };
  const options = { signal: ending.signal };
  page.addEventListener("visibilitychange", look, options);
  frame.addEventListener("pagehide", go, options);
  frame.addEventListener("pageshow", look, options);
  frame.addEventListener(
    "focus",
    () => {
      if (isHere && Date.now() - saidAt > AGAIN_MS) void say();
    },
    options,
  );
  look();

  return () => {
    // The frame is taken away while the page stays, as between two layouts: nobody has gone.
    tell({ kind: "gone", tab });
    ending.abort();
    channel.close();
  };
}
