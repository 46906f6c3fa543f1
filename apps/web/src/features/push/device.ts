import type { Client } from "@/platform/load-client";
import { oneByOne } from "@/platform/one-by-one";
import { addressOf, closeShown, findSubscription, subscribeBrowser } from "@/platform/push/browser";
import { pushOwner } from "@/platform/push/owner";

/**
 * What became of the wish to be told here: pushes are on; the browser blocks them from now on; its
 * question was left without an answer; or the browser or its push service failed.
 */
export type TurnedOn = "on" | "blocked" | "notChosen" | "refused";

/** Each reads what the other may be changing, in all tabs of the browser. */
const inTurn = <Result>(change: () => Promise<Result>): Promise<Result> =>
  oneByOne("pushes", change);

/**
 * Asks for the browser's permission, subscribes it and tells the server. To be called by a press: browsers
 * ask nobody out of the blue.
 * @throws TRPCClientError when the server cannot be told; the browser is as it was then
 */
export async function turnOn(client: Client, userId: string): Promise<TurnedOn> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "notChosen";
  return inTurn(async () => {
    const { publicKey } = await client.push.key.query();
    const former = await findSubscription();
    // A push service gives the same address again, which may be one that it has given up.
    if (former && !(await isKnown(client, former))) await former.unsubscribe().catch(() => false);
    const subscription = await subscribeBrowser(publicKey).catch(() => undefined);
    if (!subscription) return "refused";
    try {
      await client.push.subscribe.mutate(addressOf(subscription));
    } catch (error) {
      await subscription.unsubscribe().catch(() => false);
      throw error;
    }
    // Pushes are on by now, whatever becomes of this; the next page that is loaded asks again.
    const sessionId = await currentSession(client).catch(() => "unknown");
    pushOwner.set({ userId, sessionId });
    return "on";
  });
}

/** Whether the server sends the person's pushes to this subscription. */
async function isKnown(client: Client, { endpoint }: PushSubscription): Promise<boolean> {
  const devices = await client.push.list.query({ endpoint });
  return devices.some(({ isThis }) => isThis);
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
export const turnOff = (client: Client): Promise<void> =>
  inTurn(async () => {
    const subscription = await findSubscription();
    if (subscription) await client.push.unsubscribe.mutate({ endpoint: subscription.endpoint });
    await giveUp(subscription);
  });

/** Ends what the server or the push service has ended already, so that it can begin anew. */
export const turnOffHere = (): Promise<void> =>
  inTurn(async () => giveUp(await findSubscription()));

async function giveUp(subscription: PushSubscription | null) {
  pushOwner.set(undefined);
  await subscription?.unsubscribe().catch(() => false);
}

/**
 * Makes the server and this browser agree when somebody has come. In a new session of the owner the
 * browser subscribes again, since it ended with the session before; one that is gone within the same
 * session was removed at another device, and ends; so does one that belongs to somebody else, with
 * what stands shown of it. Answers whether anything changed.
 */
export const keepTrue = (client: Client, userId: string): Promise<boolean> =>
  inTurn(async () => {
    const owner = pushOwner.get();
    const isOwner = owner?.userId === userId;
    if (owner && !isOwner) await closeShown();
    const subscription = await findSubscription();
    if (!subscription) {
      // The push service has taken it back while nobody was here.
      if (isOwner) await subscribeAgain(client, userId);
      return isOwner;
    }
    const [known, sessionId] = await Promise.all([
      isKnown(client, subscription),
      currentSession(client),
    ]);
    if (known) {
      // The storage may have been emptied, and retyping the password begins a new session.
      pushOwner.set({ userId, sessionId });
      return false;
    }
    if (isOwner && owner.sessionId !== sessionId) {
      await subscribeAgain(client, userId);
      return true;
    }
    await closeShown();
    await giveUp(subscription);
    return true;
  });

/** By the key that the server has now: it may be another one since. */
async function subscribeAgain(client: Client, userId: string) {
  const { publicKey } = await client.push.key.query();
  await client.push.subscribe.mutate(addressOf(await subscribeBrowser(publicKey)));
  pushOwner.set({ userId, sessionId: await currentSession(client) });
}
