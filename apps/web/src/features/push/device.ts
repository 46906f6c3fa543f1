import type { Client } from "@/platform/load-client";
import { addressOf, findSubscription, subscribeBrowser } from "@/platform/push/browser";
import { pushOwnerMemory } from "@/platform/push/owner";

/**
 * What became of the wish to be told here: pushes are on; the browser blocks them from now on; its
 * question was left without an answer; or the browser or its push service failed.
 */
export type TurnedOn = "on" | "blocked" | "notChosen" | "refused";

/**
 * Asks for the browser's permission, subscribes it and tells the server. To be called by a press: browsers
 * ask nobody out of the blue.
 * @throws TRPCClientError when the server cannot be told; the browser is as it was then
 */
export async function turnOn(client: Client, userId: string): Promise<TurnedOn> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "notChosen";
  const { publicKey } = await client.push.key.query();
  const subscription = await subscribeBrowser(publicKey).catch(() => undefined);
  if (!subscription) return "refused";
  try {
    await client.push.subscribe.mutate(addressOf(subscription));
  } catch (error) {
    await subscription.unsubscribe().catch(() => false);
    throw error;
  }
  pushOwnerMemory.keep({ userId, sessionId: await currentSession(client) });
  return "on";
}

/** The id of the session that the person is in; the server's rows of pushes end with it. */
async function currentSession(client: Client): Promise<string> {
  const sessions = await client.account.listSessions.query();
  return sessions.find(({ isCurrent }) => isCurrent)?.id ?? "none";
}

/**
 * Ends the pushes to this browser, at the server first: one that it does not reach stays as it is.
 * @throws TRPCClientError when the server cannot be told
 */
export async function turnOff(client: Client): Promise<void> {
  const subscription = await findSubscription();
  if (subscription) await client.push.unsubscribe.mutate({ endpoint: subscription.endpoint });
  pushOwnerMemory.forget();
  await subscription?.unsubscribe().catch(() => false);
}

/**
 * Makes the server and this browser agree when somebody has come. In a new session of the owner the
 * subscription is told again, since it ended with the session before; one that is gone within the same
 * session was removed at another device, and ends; so does one that belongs to somebody else.
 */
export async function keepTrue(client: Client, userId: string): Promise<void> {
  const owner = pushOwnerMemory.read();
  const isOwner = owner?.userId === userId;
  const subscription = await findSubscription();
  if (!subscription) {
    // The push service has taken it back while nobody was here.
    if (isOwner) await subscribeAgain(client, userId);
    return;
  }
  const devices = await client.push.list.query({ endpoint: subscription.endpoint });
  const isKnown = devices.some(({ isThis }) => isThis);
  if (isKnown && isOwner) return;
  const sessionId = await currentSession(client);
  // The storage may have been emptied by the browser, which says nothing of whose it is.
  if (isKnown) return pushOwnerMemory.keep({ userId, sessionId });
  if (isOwner && owner.sessionId !== sessionId) {
    await client.push.subscribe.mutate(addressOf(subscription));
    return pushOwnerMemory.keep({ userId, sessionId });
  }
  pushOwnerMemory.forget();
  await subscription.unsubscribe();
}

async function subscribeAgain(client: Client, userId: string) {
  const { publicKey } = await client.push.key.query();
  await client.push.subscribe.mutate(addressOf(await subscribeBrowser(publicKey)));
  pushOwnerMemory.keep({ userId, sessionId: await currentSession(client) });
}
