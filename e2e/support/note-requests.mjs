// Loaded into a server that a journey starts: writes down which pages and calls it is asked for, also by
// its own pages, so that a report can say what a journey reaches.
import diagnostics from "node:diagnostics_channel";
import { appendFileSync } from "node:fs";

const file = process.env.REQUESTS_FILE;

/** @param {import("node:http").IncomingMessage} request */
function kindOf({ headers, url = "" }) {
  if (url.startsWith("/trpc/")) return "procedure";
  const isAhead = "next-router-prefetch" in headers || headers.purpose === "prefetch";
  const isPage = "rsc" in headers || headers.accept?.includes("text/html");
  return isPage && !isAhead ? "route" : undefined;
}

if (file) {
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request } = /** @type {{ request: import("node:http").IncomingMessage }} */ (message);
    const kind = kindOf(request);
    if (kind) appendFileSync(file, `${kind} ${request.url}\n`);
  });
}
