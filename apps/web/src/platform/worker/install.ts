/** A browser's own offer to put the product on the home screen; not every browser has one. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function keep(next: InstallOffer | undefined) {
  offer = next;
  for (const changed of listeners) changed();
}

/**
 * Keeps the browser's offer for the settings, where somebody looks for it, instead of letting it pop
 * up; until the answered function is called.
 */
export function keepInstallOffer(): () => void {
  const leaving = new AbortController();
  const options = { signal: leaving.signal };
  addEventListener(
    "beforeinstallprompt",
    (event) => {
      event.preventDefault();
      keep(event as InstallOffer);
    },
    options,
  );
  addEventListener("appinstalled", () => keep(undefined), options);
  return () => leaving.abort();
}

/** Whether the browser offers to install the product, as a store. */
export const installOffer = {
  subscribe(changed: () => void) {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  },
  isThere: () => offer !== undefined,
};

/** Shows the browser's own question; it can be shown once. */
export async function askToInstall(): Promise<void> {
  const asked = offer;
  keep(undefined);
  await asked?.prompt();
}
