/** Goes to the provider's page as a browser without eyes does: what it brings back to our address. */
export async function decideAtProvider(
  url: string,
  decision: "allow" | "deny",
): Promise<URLSearchParams> {
  const jar = new Map<string, string>();
  let next = new URL(url);
  let form: string | undefined;
  // The page may ask more than once, as with signing in and then consenting.
  for (let steps = 0; steps < 10; steps += 1) {
    const answer = await fetch(next, {
      method: form ? "POST" : "GET",
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(form && { "content-type": "application/x-www-form-urlencoded" }),
      },
      redirect: "manual",
      ...(form && { body: form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";", 1);
      const at = pair.indexOf("=");
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    form = undefined;
    const location = answer.headers.get("location");
    if (!location && !next.pathname.startsWith("/decide/"))
      throw new Error(`${next.pathname} answered ${answer.status}: ${await answer.text()}`);
    if (!location) {
      form = `is=${decision}`;
      continue;
    }
    next = new URL(location, next);
    if (next.pathname.endsWith("/callback")) return next.searchParams;
  }
  throw new Error("The provider's page never sent the browser back.");
}
