import { uiCopy } from "../copy.ja.ts";

const copy = uiCopy.browserWords;

/**
 * What stands in a form's place where it would do nothing, and what helps: a browser that runs no scripts,
 * is older than those that are supported, or keeps nothing. `browserScript` tells which; without a word of
 * it no script runs.
 */
export function BrowserWords() {
  return (
    <>
      {(["scripts", "old", "storage"] as const).map((lack) => (
        <section
          key={lack}
          data-browser-lacks={lack}
          className="grid gap-4 rounded-md bg-gold-tint p-5"
        >
          <h2 className="text-lg">{copy[lack].title}</h2>
          <p>{copy[lack].text}</p>
          <ul className="grid list-disc gap-2 pl-6">
            {copy[lack].help.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
