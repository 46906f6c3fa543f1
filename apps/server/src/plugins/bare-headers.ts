/** What is no page loads nothing, runs nothing and stands in no other page. */
export const BARE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What every answer begins with; pages have a policy of their own in its place. */
export const BARE_HEADERS = [
  ["content-security-policy", BARE_POLICY],
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
] as const;
