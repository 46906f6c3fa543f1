/** Who stands behind the places that measuring scripts send to. */
const known: readonly (readonly [suffix: string, name: string])[] = [
  ["googletagmanager.com", "Google LLC"],
  ["google-analytics.com", "Google LLC"],
  ["googleadservices.com", "Google LLC"],
  ["doubleclick.net", "Google LLC"],
  ["google.com", "Google LLC"],
  ["google.co.jp", "Google LLC"],
  ["facebook.com", "Meta Platforms, Inc."],
  ["facebook.net", "Meta Platforms, Inc."],
  ["clarity.ms", "Microsoft Corporation"],
  ["bing.com", "Microsoft Corporation"],
  ["line.me", "LINEヤフー株式会社"],
  ["yahoo.co.jp", "LINEヤフー株式会社"],
  ["yimg.jp", "LINEヤフー株式会社"],
  ["twitter.com", "X Corp."],
  ["x.com", "X Corp."],
];

export interface Recipient {
  /** The company's name; the host itself where nobody has told us. */
  readonly name: string;
  readonly host: string;
}

/** Whom data goes to that is sent to an origin, of which the host may begin with `*.`. */
export function recipientOf(origin: string): Recipient {
  const host = origin.replace(/^[a-z]+:\/\//i, "").replace(/^\*\./, "");
  const bare = host.replace(/:\d+$/, "").toLowerCase();
  const found = known.find(([suffix]) => bare === suffix || bare.endsWith(`.${suffix}`));
  return { name: found?.[1] ?? host, host };
}
