import { safePath } from "@tefuda/domain/validation/safe-path";

/** Whether something on the page asks before it is left: what is still being sent or written. */
const wouldAsk = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

/**
 * Goes where the service worker asks to, after a press on a notification: within the page, so that
 * nothing is loaded anew. The worker hears whether the page went; a page that would lose something
 * stays. Answers the function that ends it.
 */
export function hearWorker(go: (path: string) => void): () => void {
  // Absent in private windows and without TLS. A condition on it is taken for always true by the
  // bundler, which leaves the other way out of what it builds.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const hear = ({ data, ports: [port] }: MessageEvent) => {
    const path = data?.type === "open" ? safePath(data.path, "") : "";
    if (path === "") return;
    const isThere = path === location.pathname + location.search;
    if (!isThere && wouldAsk()) return port?.postMessage("busy");
    port?.postMessage("going");
    if (!isThere) go(path);
  };
  container?.addEventListener("message", hear);
  container?.startMessages();
  return () => container?.removeEventListener("message", hear);
}
