/** What the tabs of one browser tell each other. */
export interface TabChannel<Message> {
  /** Tells every other tab. */
  say(message: Message): void;
  close(): void;
}

/** Whether tabs of this browser can hear each other. */
export const canTellTabs = (): boolean => typeof BroadcastChannel === "function";

/**
 * Opens the channel of that name. In a browser that has none each tab is by itself: nothing is heard, and
 * nobody hears.
 */
export function openTabChannel<Message>(
  name: string,
  hear: (message: Message) => void = () => {},
): TabChannel<Message> {
  if (!canTellTabs()) return { say() {}, close() {} };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  return { say: (message) => channel.postMessage(message), close: () => channel.close() };
}
