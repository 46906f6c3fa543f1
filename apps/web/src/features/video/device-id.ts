import { uuidv7 } from "uuidv7";
import { asText, inSession, stored } from "@/platform/stored";

const keptId = stored("videoDeviceId", asText, inSession);

let asked: Promise<string> | undefined;

/**
 * This tab, over reloads: it comes back to its own seat, and another one has to ask. A tab that was
 * duplicated begins with a copy of the other one's storage; the lock tells which of them was first.
 */
export function deviceId(): Promise<string> {
  asked ??= keptOrNew();
  return asked;
}

async function keptOrNew(): Promise<string> {
  const kept = keptId.get();
  if (kept && (await isMine(kept))) return kept;
  const made = uuidv7();
  keptId.set(made);
  await isMine(made);
  return made;
}

/** Holds the name for as long as the document lives; whoever finds it held is another tab. */
function isMine(id: string): Promise<boolean> {
  return new Promise((tell) => {
    if (!navigator.locks) return tell(true);
    navigator.locks
      .request(`video-device:${id}`, { ifAvailable: true }, (lock) => {
        tell(lock !== null);
        return lock && new Promise<never>(() => {});
      })
      .catch(() => tell(true));
  });
}
