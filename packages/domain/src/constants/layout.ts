/** Sizes in CSS px (spec 9 · Layout). */
export const HEADER_HEIGHT = 70;
export const HEADER_HEIGHT_MOBILE = 52;
export const SIDE_BAR_WIDTH = 180;
export const TAB_BAR_HEIGHT = 60;
export const CHAT_FORM_HEIGHT = 120;
export const SCHEDULE_SELECTION_HEIGHT = 360;
export const LANDING_MAX_WIDTH = 1120;
export const WILLINGNESS_MODAL_WIDTH = 600;

/** Widths at which the layout changes. */
export const BREAKPOINTS = [320, 375, 576, 768, 992, 1200, 1440] as const;

/** Below this width a screen counts as mobile. */
export const MOBILE_BELOW = 768 satisfies (typeof BREAKPOINTS)[number];

/** Text scales of the display setting, in percent. */
export const TEXT_SCALES = [100, 125, 150, 200] as const;

export type TextScale = (typeof TEXT_SCALES)[number];

export const textScaleLabels = {
  100: "標準",
  125: "大",
  150: "特大",
  200: "最大",
} as const satisfies Record<TextScale, string>;
