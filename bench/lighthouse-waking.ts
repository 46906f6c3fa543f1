import { Audit, type Config, Gatherer } from "lighthouse";

const MARK = "bench-woken";
const ID = "awake";

type Context = Parameters<Gatherer["getArtifact"]>[0];

/** Touches the page as soon as it stands, and knows afterwards whether that brought its scripts. */
class Waking extends Gatherer {
  override meta = { supportedModes: ["navigation" as const] };

  override startInstrumentation({ driver }: Context) {
    return driver.executionContext.evaluateOnNewDocument(touch, { args: [MARK] });
  }

  override getArtifact({ driver }: Context) {
    return driver.executionContext.evaluate(wasWoken, { args: [MARK] });
  }
}

// What waits for the touch is a script at the end of the body: before that nobody would notice.
const touch = (mark: string) =>
  addEventListener("DOMContentLoaded", () => {
    dispatchEvent(new Event("pointerover"));
    if (document.head.querySelector("script[src]")) performance.mark(mark);
  });

const wasWoken = (mark: string) => String(performance.getEntriesByName(mark).length > 0);

/** Lighthouse leaves out what no audit asks for; this one has no weight in any score. */
class Awake extends Audit {
  static override get meta() {
    return {
      id: ID,
      title: "The page was woken as soon as it stood",
      failureTitle: "Nothing came of touching the page",
      description: "Measured with its scripts, as for a reader who touches it at once.",
      // Lighthouse's types list its own artifacts alone.
      requiredArtifacts: ["Waking" as never],
    };
  }

  static override audit(artifacts: object) {
    return { score: "Waking" in artifacts && artifacts.Waking === "true" ? 1 : 0 };
  }
}

/** Whether a visit with `wakeAtOnce` measured what it was meant to. */
export const wasAwake = (audits: Readonly<Record<string, { score: number | null }>>) =>
  audits[ID]?.score === 1;

/** Lighthouse with a reader who touches the page at once. */
export const wakeAtOnce: Config = {
  extends: "lighthouse:default",
  settings: { onlyAudits: [ID] },
  artifacts: [{ id: "Waking", gatherer: { implementation: Waking } }],
  audits: [{ implementation: Awake }],
};
