/** The code of a key that an input method is still working on; some browsers say only this. */
const IN_COMPOSITION = 229;

export interface KeyPress {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a key press sends: Ctrl or ⌘ with Enter, or Enter alone when so set; never in a conversion. */
export function isSendKey(press: KeyPress, enterSends: boolean): boolean {
  if (press.key !== "Enter" || press.isComposing || press.keyCode === IN_COMPOSITION) return false;
  return press.ctrlKey || press.metaKey || (enterSends && !press.shiftKey);
}
