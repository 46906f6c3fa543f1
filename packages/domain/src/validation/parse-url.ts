/** An address in its parts, or nothing for what is none. `URL.parse` is younger than some browsers in use. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
