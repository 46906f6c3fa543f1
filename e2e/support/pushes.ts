import { expect, type Page, type Worker } from "@playwright/test";

/** What is shown in the place where a device keeps its notifications. */
export interface ShownNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly silent: boolean | null;
  readonly url: string;
}

/** The service worker of a browser, as the push service and the system's notifications reach it. */
export interface PushDevice {
  readonly worker: Worker;
  /** Hands the worker a push, as the browser does once its bytes are deciphered. */
  deliver(data: string): Promise<void>;
  /** The notifications that stand there now. */
  shown(): Promise<ShownNotification[]>;
  /** Presses the notification with this title. */
  press(title: string): Promise<void>;
}

/**
 * Waits until the page's browser has the product's service worker, and lets it show notifications.
 * The browser of the tests has no push service; what that would do is done over its own wire.
 */
export async function pushDevice(page: Page): Promise<PushDevice> {
  const context = page.context();
  const { origin } = new URL(page.url());
  await context.grantPermissions(["notifications"], { origin });
  const wire = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    wire.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (ours && !ours.isDeleted) resolve(ours.registrationId);
    }),
  );
  await wire.send("ServiceWorker.enable");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const registrationId = await registered;
  const isOurs = (worker: Worker) => worker.url() === `${origin}/sw.js`;
  const worker =
    context.serviceWorkers().find(isOurs) ??
    (await context.waitForEvent("serviceworker", { predicate: isOurs }));
  // A push that comes sooner is lost: nothing may be shown yet, or nobody listens.
  await expect.poll(() => worker.evaluate(() => Notification.permission)).toBe("granted");
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe("activated");

  // Under the lock of the product: who asks while one is being shown makes the browser forget it.
  const shown = () =>
    page.evaluate(() =>
      navigator.locks.request("shown-pushes", async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(
          ({ title, body, tag, silent, data }) => ({
            title,
            body,
            tag,
            silent,
            url: String(data.url),
          }),
        );
      }),
    );
  const deliver = async (data: string) =>
    void (await wire.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data }));

  return {
    worker,
    deliver,
    shown,
    async press(title) {
      await expect.poll(async () => (await shown()).map((one) => one.title)).toContain(title);
      await worker.evaluate(async (wanted) => {
        const scope = globalThis as unknown as {
          registration: ServiceWorkerRegistration;
          NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
        };
        const [notification] = (await scope.registration.getNotifications()).filter(
          (one) => one.title === wanted,
        );
        if (notification)
          dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
      }, title);
    },
  };
}

/** What a browser gives the product, by which its push service reaches it. */
interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Lets a page subscribe with these keys: the browser of the tests reaches no push service. What it
 * is subscribed to outlives the page and the browser's storage, as a real subscription does.
 */
export const subscribesAs = (page: Page, { endpoint, ...keys }: Subscription) =>
  page.addInitScript(
    ({ endpoint, keys }) => {
      if (location.protocol === "about:") return;
      const NAME = "subscribed";
      const subscription = () => ({
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          await cookieStore.delete(NAME);
          return true;
        },
      });
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          await cookieStore.set(NAME, "yes");
          return subscription();
        },
        getSubscription: async () => ((await cookieStore.get(NAME)) ? subscription() : null),
      });
    },
    { endpoint, keys },
  );

/** Whether the page's browser is subscribed, after `subscribesAs`. */
export const isSubscribed = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    return (await pushManager.getSubscription()) !== null;
  });
