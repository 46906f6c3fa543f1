import type { KeyboardEvent as ReactKeyboardEvent } from "react";

/** The code of a key that an input method is still working on. */
const IN_CONVERSION = 229;

/**
 * Whether a key press belongs to the conversion of what is typed, as of kana into kanji: its Enter, arrows and Escape
 * mean the conversion, never the page. Safari ends the conversion before it tells of the Enter that ended it, and says
 * so by the code alone.
 */
export function isConverting(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { isComposing, keyCode } = "nativeEvent" in event ? event.nativeEvent : event;
  return isComposing || keyCode === IN_CONVERSION;
}
