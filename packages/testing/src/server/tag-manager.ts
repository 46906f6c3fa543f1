import { listenLocally } from "./listen-locally.ts";

/** A tag manager on this machine, with one container: it hands on what pages tell it, as real ones do. */
export interface LocalTagManager {
  readonly id: string;
  readonly origin: string;
  /** What browsers sent, the oldest first. */
  readonly collected: readonly unknown[];
  /** The requests for the script, by their headers. */
  readonly asked: readonly Readonly<Record<string, string | readonly string[] | undefined>>[];
  stop(): Promise<void>;
}

/** What the container does: a cookie of its own, and a word to its maker for everything it is told. */
const scriptOf = (origin: string) => `(() => {
  const tell = (entry) => void fetch("${origin}/collect", {
    method: "POST", mode: "no-cors", body: JSON.stringify(entry),
  });
  document.cookie = "_ga=GA1.1.test; path=/";
  const layer = window.dataLayer;
  const push = layer.push.bind(layer);
  layer.forEach(tell);
  layer.push = (...entries) => { entries.forEach(tell); return push(...entries); };
})();`;

export async function startTagManager(id = "GTM-TEST12"): Promise<LocalTagManager> {
  const { server, origin, bodyOf, stop } = await listenLocally();
  const collected: unknown[] = [];
  const asked: LocalTagManager["asked"][number][] = [];
  server.on("request", async (request, response) => {
    const url = new URL(request.url ?? "/", origin);
    if (url.pathname === "/gtm.js" && url.searchParams.get("id") === id) {
      asked.push(request.headers);
      response.setHeader("content-type", "application/javascript; charset=UTF-8");
      response.end(scriptOf(origin));
      return;
    }
    if (url.pathname === "/collect") collected.push(JSON.parse(await bodyOf(request)));
    response.statusCode = url.pathname === "/collect" ? 204 : 404;
    response.end();
  });
  return { id, origin, collected, asked, stop };
}
