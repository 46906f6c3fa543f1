import { oneByOne } from "../one-by-one";
import { registerWorker } from "../worker/register";

/** Ending goes on without the browser after this: nobody waits longer to be signed out. */
const END_WITHIN_MS = 2000;

/** The registration of the worker, if this browser has one. */
const findRegistration = () => navigator.serviceWorker?.getRegistration("/");

/** How the push service reaches this browser, if somebody let it. */
export const findSubscription = async (): Promise<PushSubscription | null> =>
  (await (await findRegistration())?.pushManager?.getSubscription()) ?? null;

/** Whether this browser shows notifications for the product. */
export const mayNotify = (): boolean =>
  "Notification" in globalThis && Notification.permission === "granted";

/** What the server has to know of a subscription. */
export function addressOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth)
    throw new Error("The browser's subscription to pushes has no keys.");
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/**
 * Subscribes this browser; one that is subscribed under another key of the product begins anew.
 * @param publicKey base64url
 * @throws DOMException when the browser or its push service refuses
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription> {
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  try {
    return await pushManager.subscribe(wanted);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/**
 * Takes back what stands shown and fits; everything when nothing is asked. Not while the worker shows one:
 * Chromium forgets a notification that is being shown while somebody asks for those that are, so that it
 * stays on the screen and a press on it does nothing. The worker takes the same lock.
 */
export const closeShown = (fits: (path: string) => boolean = () => true): Promise<void> =>
  oneByOne("shown-pushes", async () => {
    const shown = (await (await findRegistration())?.getNotifications?.()) ?? [];
    for (const one of shown) if (fits(String(one.data?.url ?? ""))) one.close();
  });

async function end() {
  await closeShown();
  if ("clearAppBadge" in navigator) await navigator.clearAppBadge().catch(() => undefined);
  await (await findSubscription())?.unsubscribe();
}

/**
 * When somebody leaves this browser: no push of theirs reaches it any more, and none stays shown. The
 * server forgets the browser with the session. Whatever fails here must not keep anybody signed in.
 */
export const endPushes = (): Promise<void> => patiently(end);

/** The same when a session is over that may be somebody's again: only what stands shown goes. */
export const takeBackShown = (): Promise<void> => patiently(() => closeShown());

async function patiently(act: () => Promise<void>): Promise<void> {
  const patience = new Promise<void>((done) => setTimeout(done, END_WITHIN_MS));
  await Promise.race([act().catch(() => undefined), patience]);
}
