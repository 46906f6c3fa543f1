import { brand } from "../site";

/** What is shown where a page without a picture of its own is shared: 1200 by 630. */
export const shareImage = { url: "/share.png", alt: brand } as const;
