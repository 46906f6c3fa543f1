/**
 * The product's service worker: it shows pushes, leads to what they tell of, and answers a page that
 * cannot be reached with the offline page. It keeps nothing of what people see: its one page comes
 * with it. Plain JavaScript, since a browser runs it as it stands; the front door puts `tefuda` with
 * the words before it (apps/server/src/plugins/service-worker.ts).
 */
const { brand, neutral, offlinePage, offlinePolicy } = self.tefuda;

/** Where a push leads that names no page of ours. */
const NOTICES = "/notifications";
const PATH_MAX = 512;
/** Against a page without end; the server sends much less, cut between the characters people see. */
const TITLE_MAX = 500;
const BODY_MAX = 2000;
/** A page that is alive answers in a moment; one that sleeps is led by the browser. */
const ANSWER_WITHIN_MS = 1000;
/** A window that is in an interview, in an app's own view or at the support's desk is left alone. */
const busyPlaces = /^\/(matchings\/[^/]+\/video\/|webview\/|operator(\/|$))/;

const { origin } = self.location;
const isText = (value) => typeof value === "string" && value.trim() !== "";
const cut = (text, max) => [...text].slice(0, max).join("");
const pathnameOf = (address) => new URL(address, origin).pathname;

/** A path of this site; anything else leads to the notices. */
function ownPath(value) {
  if (typeof value !== "string" || value.length > PATH_MAX) return NOTICES;
  // Browsers drop tabs and line breaks from an address, which would turn `/\t/` into `//`.
  if (!/^\/(?![/\\])/.test(value) || /\p{Cc}/u.test(value)) return NOTICES;
  try {
    const { origin: found, pathname, search, hash } = new URL(value, origin);
    const isOurs = found === origin && !/^\/[/\\]/.test(pathname);
    return isOurs ? `${pathname}${search}${hash}` : NOTICES;
  } catch {
    return NOTICES;
  }
}

/** What a push says; one that cannot be read still has to be shown, and tells nothing. */
function read(data) {
  let told;
  try {
    told = data?.json();
  } catch {
    told = undefined;
  }
  if (!isText(told?.title) || typeof told.body !== "string")
    return { title: brand, body: neutral, url: NOTICES, tag: "notice" };
  const { title, body, url, tag, id } = told;
  return {
    title: cut(title, TITLE_MAX),
    body: cut(body, BODY_MAX),
    url: ownPath(url),
    tag: isText(tag) ? tag : isText(id) ? id : "notice",
  };
}

const listWindows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const isLookedAt = ({ focused, visibilityState }) => focused && visibilityState === "visible";

/** While no page asks what stands shown: what is being shown then would be forgotten (platform/push/browser.ts). */
const alone = (act) =>
  self.navigator?.locks ? self.navigator.locks.request("shown-pushes", act) : act();

/**
 * Browsers demand that every push is shown. To somebody who is in the product it makes no sound; what
 * they have before their eyes is shown and taken back at once.
 */
async function show(data) {
  const { title, body, url, tag } = read(data);
  const watched = (await listWindows()).filter(isLookedAt);
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: "ja",
    icon: "/icon-192.png",
    badge: "/badge-96.png",
    data: { url },
    silent: watched.length > 0,
    // A second message of a thread takes the place of the first one, and rings as well.
    renotify: watched.length === 0,
  });
  if (!watched.some((window) => pathnameOf(window.url) === pathnameOf(url))) return;
  for (const shown of await self.registration.getNotifications({ tag })) shown.close();
}

/** Asks a page to go to a path by itself: `going`, `busy` when something would be lost, or no answer. */
function ask(window, path) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(resolve, ANSWER_WITHIN_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data);
    };
    window.postMessage({ type: "open", path }, [port2]);
  });
}

/** Leads an open window to a path; answers whether it could. */
async function lead(window, path) {
  const answer = await ask(window, path);
  if (answer === "busy") return false;
  try {
    const there = answer === "going" ? window : await window.navigate(path);
    // Not every browser lets a worker bring a window to the front; it is at its place all the same.
    await there?.focus().catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}

/** Opens a path in the window that fits best, or in a new one. */
async function open(path) {
  const windows = (await listWindows()).filter(({ url }) => !busyPlaces.test(pathnameOf(url)));
  const isThere = ({ url }) => pathnameOf(url) === pathnameOf(path);
  const isVisible = ({ visibilityState }) => visibilityState === "visible";
  const best = [isThere, isLookedAt, isVisible, () => true]
    .map((fits) => windows.find(fits))
    .find(Boolean);
  if (best && (await lead(best, path))) return;
  await self.clients.openWindow(path);
}

/** A call of the product, as the pages make it. */
async function call(name, input) {
  const answer = await fetch(`/trpc/${name}`, {
    credentials: "same-origin",
    ...(input && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ json: input }),
    }),
  });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}.`);
  return (await answer.json()).result.data.json;
}

/** The push service gave this browser a new address: the product has to know it. */
async function renew({ oldSubscription, newSubscription }) {
  const made =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: (await call("push.key")).publicKey,
    }));
  const { endpoint, keys } = made.toJSON();
  try {
    await call("push.subscribe", { endpoint, p256dh: keys.p256dh, auth: keys.auth });
  } catch (error) {
    // Nobody is signed in, or there is no line: the next visit of its owner subscribes again.
    await made.unsubscribe();
    throw error;
  }
  const former = oldSubscription?.endpoint;
  if (former && former !== endpoint) await call("push.unsubscribe", { endpoint: former });
}

/** Pages come from the network; the offline page stands in when it cannot be reached. */
async function visit(event) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request));
  } catch {
    return new Response(offlinePage, {
      status: 503,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": offlinePolicy,
        "cache-control": "no-store",
      },
    });
  }
}

/** Browsers that can be told so need not wake the worker for anything but pages. */
async function leaveTheRest(event) {
  const modes = ["cors", "no-cors", "same-origin"];
  try {
    await event.addRoutes?.(
      modes.map((requestMode) => ({ condition: { requestMode }, source: "network" })),
    );
  } catch {
    // One that knows other rules asks the worker, which leaves all of that alone as well.
  }
}

/** A new worker takes over at once: it holds nothing that an open tab could miss. */
async function takeOver() {
  // The page is asked for while the worker starts, so that nobody waits for it.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(leaveTheRest(event));
});
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("push", (event) => event.waitUntil(alone(() => show(event.data))));
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(ownPath(event.notification.data?.url)));
});
self.addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(visit(event));
});
