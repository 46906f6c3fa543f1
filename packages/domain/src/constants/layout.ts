/** Below this width, in CSS px, a screen counts as mobile (spec 9 · Layout). */
export const MOBILE_BELOW = 768;
