const BYTES = 16;

/**
 * A random UUID (version 4). By hand: the browser's own is missing at addresses without TLS, and the
 * library whose ids are in order is not for pages that only tell what was looked at.
 */
export function eventId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte, at) => {
    const marked = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, "0");
  }).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
