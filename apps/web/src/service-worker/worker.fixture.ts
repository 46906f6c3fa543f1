import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

const source = readFileSync(join(import.meta.dirname, "worker.js"), "utf8");
const ORIGIN = "https://tefuda.example";

interface Shown {
  readonly title: string;
  readonly tag: string;
  readonly silent: boolean;
  readonly renotify: boolean;
  readonly body: string;
  readonly data: { readonly url: string };
}

/** A window of the product as a worker sees it. */
export interface OpenWindow {
  readonly path: string;
  readonly focused?: boolean;
  readonly visible?: boolean;
  /** What its page answers when it is asked to go somewhere; a sleeping one says nothing. */
  readonly answer?: "going" | "busy";
}

export interface Surroundings {
  readonly windows?: readonly OpenWindow[];
  /** What the network does; it is not there when absent. */
  readonly network?: (request: unknown, init?: { body?: string }) => unknown;
}

/** Runs the worker as it stands, in a browser of a few lines that notes what the worker asks of it. */
export function startWorker({ windows = [], network }: Surroundings = {}) {
  const shown: Shown[] = [];
  const led: string[] = [];
  const calls: { readonly address: unknown; readonly input: unknown }[] = [];
  let unsubscribed = 0;
  const listeners = new Map<string, (event: unknown) => void>();

  const clients = windows.map(({ path, focused = false, visible = focused, answer }) => ({
    url: ORIGIN + path,
    focused,
    visibilityState: visible ? "visible" : "hidden",
    postMessage(message: { path: string }, [port]: { postMessage(data: unknown): void }[]) {
      if (answer === undefined) return;
      if (answer === "going") led.push(`${path} goes to ${message.path}`);
      port?.postMessage(answer);
    },
    async navigate(to: string) {
      led.push(`${path} is led to ${to}`);
      return this;
    },
    focus: async () => void led.push(`${path} is focused`),
  }));
  const subscription = {
    toJSON: () => ({ endpoint: "https://push.example/new", keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: async () => void unsubscribed++,
  };
  const self = {
    tefuda: {
      brand: "Tefuda",
      neutral: "新しいお知らせがあります",
      offlinePage: "<h1>offline</h1>",
      offlinePolicy: "default-src 'none'",
    },
    location: new URL(ORIGIN),
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      void listeners.set(type, listener),
    skipWaiting: () => undefined,
    clients: {
      matchAll: async () => clients,
      openWindow: async (path: string) => void led.push(`a new window at ${path}`),
      claim: async () => undefined,
    },
    registration: {
      showNotification: async (title: string, rest: Omit<Shown, "title">) => {
        // A second one of the same tag takes the place of the first, as in a browser.
        const before = shown.findIndex(({ tag }) => tag === rest.tag);
        if (before >= 0) shown.splice(before, 1);
        shown.push({ title, ...rest });
      },
      getNotifications: async ({ tag }: { tag: string }) =>
        shown
          .filter((one) => one.tag === tag)
          .map((one) => ({ close: () => shown.splice(shown.indexOf(one), 1) })),
      pushManager: { subscribe: async () => subscription },
    },
  };
  runInNewContext(source, {
    self,
    URL,
    Response,
    MessageChannel,
    // Nobody waits for a page that sleeps.
    setTimeout: (then: () => void) => setTimeout(then, 20),
    clearTimeout,
    fetch: async (request: unknown, init?: { body?: string }) => {
      if (!network) throw new TypeError("Failed to fetch");
      calls.push({ address: request, input: init?.body && JSON.parse(init.body).json });
      return network(request, init);
    },
  });

  /** Tells the worker of an event, and waits for all that it does about it. */
  async function tell(type: string, event: object = {}) {
    let work: unknown;
    listeners.get(type)?.({
      ...event,
      waitUntil: (promise: unknown) => {
        work = promise;
      },
      respondWith: (promise: unknown) => {
        work = promise;
      },
    });
    return work;
  }

  return {
    shown,
    led,
    calls,
    unsubscribed: () => unsubscribed,
    tell,
    push: (text: string) => tell("push", { data: { json: () => JSON.parse(text) } }),
    press: (url: unknown) =>
      tell("notificationclick", { notification: { close: () => undefined, data: { url } } }),
  };
}
