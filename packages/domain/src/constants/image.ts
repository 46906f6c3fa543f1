/** Widths the image optimizer serves for full-width images (spec 9 · Images). */
export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** Widths of small images such as portraits (spec 9: 16-384). */
export const IMAGE_SMALL_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;

/** The picture of a page that is shared elsewhere, in px. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export const IMAGE_DEFAULT_QUALITY = 75;

/**
 * How long browsers, caches on the way and the optimizer keep a public picture without asking again:
 * for as long one that was deleted may still be seen where it was seen before. In seconds.
 */
export const IMAGE_CACHE_SECONDS = 86_400;

/** Profile images are best square and at least this long at each edge, in px (spec 5). */
export const PROFILE_IMAGE_RECOMMENDED_EDGE = 300;

export const PROFILE_IMAGE_EXTENSIONS = ["png", "jpg", "jpeg", "gif"] as const;
export const PROFILE_IMAGE_CONTENT_TYPES = ["image/png", "image/jpeg", "image/gif"] as const;

// Reduction in the browser before an upload
/** Longest edge after the reduction, in px. */
export const IMAGE_MAX_EDGE = 800;
/** Images below this size are sent as they are, in bytes. */
export const IMAGE_SKIP_REDUCE_BYTES = 100_000;
/** JPEG quality of the reduction, 0 to 1. */
export const IMAGE_QUALITY = 0.8;

/** Ends the address of the picture that stands for a public one where a page is shared. */
export const SHARED_SUFFIX = "-share.jpg";

/** Where pictures of seekers are served; only people entitled to them get an answer there. */
const PRIVATE_IMAGES = "/files/jokers/";

/**
 * Whether a picture must be asked for by the person's own browser: the optimizer has no session
 * and a cache that is everyone's.
 */
export function isPrivateImage(url: string): boolean {
  return url.startsWith(PRIVATE_IMAGES);
}
