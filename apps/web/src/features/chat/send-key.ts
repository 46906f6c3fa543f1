export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a key press sends: Ctrl or ⌘ with Enter, or Enter alone when so set. */
export function isSendKey(press: KeyPress, enterSends: boolean): boolean {
  if (press.key !== "Enter") return false;
  return press.ctrlKey || press.metaKey || (enterSends && !press.shiftKey);
}
