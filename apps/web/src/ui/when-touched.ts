const SIGNS = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"];
const SOON_MS = 200;

let isTouched = false;
const waiting = new Set<() => void>();

function wake() {
  isTouched = true;
  for (const sign of SIGNS) removeEventListener(sign, wake, true);
  for (const work of waiting) whenIdle(work);
  waiting.clear();
}

function whenIdle(work: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, SOON_MS);
}

/**
 * Does the work when nothing else is to be done, once the reader has touched the page: whoever only
 * looks at it needs nothing more.
 * @returns what takes it back while it has not begun to wait for idle time
 */
export function whenTouched(work: () => void): () => void {
  if (isTouched) {
    whenIdle(work);
    return () => {};
  }
  if (waiting.size === 0)
    for (const sign of SIGNS) addEventListener(sign, wake, { capture: true, passive: true });
  waiting.add(work);
  return () => void waiting.delete(work);
}
