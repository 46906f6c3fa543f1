import type { BridgeHandler, SharePayload, TrackEventPayload } from "@tefuda/domain/bridge/schema";

/** What each handler of an app's host is given. */
interface HostPayloads {
  readonly share: SharePayload;
  readonly trackEvent: Pick<TrackEventPayload, "eventName"> & Partial<TrackEventPayload>;
}

/** The two forms in which hosts offer their handlers to a view. */
interface HostWindow {
  readonly webkit?: {
    readonly messageHandlers?: { readonly [Name in BridgeHandler]?: AppleHandler };
  };
  readonly Android?: { readonly [Name in BridgeHandler]?: (json: string) => unknown };
}
interface AppleHandler {
  postMessage(message: unknown): unknown;
}

const hostOf = (): HostWindow => globalThis as unknown as HostWindow;

/** Whether a host offers a handler, whatever it does with what it is given. */
export function hasHandler(name: BridgeHandler): boolean {
  const { webkit, Android: android } = hostOf();
  return Boolean(webkit?.messageHandlers?.[name] ?? android?.[name]);
}

/**
 * Hands something to the app around this view (spec 2 · webview mode): an iPhone's handler first, then
 * Android's. One that is missing or throws leaves it to the next.
 * @returns whether a handler took it
 */
export function callHost<Name extends BridgeHandler>(
  name: Name,
  payload: HostPayloads[Name],
): boolean {
  const ways = [
    () => {
      const handler = hostOf().webkit?.messageHandlers?.[name];
      handler?.postMessage(payload);
      return handler !== undefined;
    },
    () => {
      const host = hostOf().Android;
      // Called on its object: Android refuses a method that was taken off it.
      host?.[name]?.(JSON.stringify(payload));
      return host?.[name] !== undefined;
    },
  ];
  return ways.some((way) => {
    try {
      return way();
    } catch {
      return false;
    }
  });
}

/** Tells the host of an event, and our own server where there is no host. Nothing waits for it. */
export function tellHost(event: HostPayloads["trackEvent"]): void {
  if (!callHost("trackEvent", event)) void callFunction("trackEvent", event).catch(() => undefined);
}

/**
 * Calls a function by name (spec 7 · Functions).
 * @returns the answer, also of a call that was refused. @throws when there is none
 */
export async function callFunction(name: string, data: unknown): Promise<FunctionReply> {
  const answer = await fetch(`/functions/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data }),
    keepalive: true,
  });
  return (await answer.json()) as FunctionReply;
}

export type FunctionReply =
  | { readonly ok: true; readonly data: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly error: { readonly code: string; readonly message?: string } };
