/** What the host's handler takes of a text at most. */
export const SHARE_TEXT_MAX = 280;
