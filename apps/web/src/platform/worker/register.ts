const WORKER = "/sw.js";
/** Where nobody is told of anything: the support's desk, and pages inside of an app. */
const withoutWorker = /^\/(operator|webview)(\/|$)/;

/** Registers the service worker of the product; a second time changes nothing. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });

/**
 * Registers the worker once the page has come to rest. Whether it succeeds is nobody's concern here:
 * without it there is no offline page, and who wants pushes is told why there are none.
 */
export function registerLate(): void {
  if (!navigator.serviceWorker || withoutWorker.test(location.pathname)) return;
  const register = () => void registerWorker().catch(() => undefined);
  // Safari knows no idle time.
  const whenIdle = () =>
    ("requestIdleCallback" in window ? requestIdleCallback : setTimeout)(register);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", () => whenIdle(), { once: true });
}
