import { describe, expect, it } from "vitest";
import * as image from "./image.ts";
import * as limits from "./limits.ts";
import { chatDraftKey, localKeys, localKeysClearedOnSignOut, sessionKeys } from "./storage-keys.ts";
import * as timing from "./timing.ts";

describe("constants", () => {
  it("gives the nine unlabelled numbers of spec 9 a meaning each", () => {
    expect([
      limits.PROFILE_IMAGE_MAX_MB,
      timing.INPUT_DEBOUNCE_MS,
      limits.DESIRED_SALARY_MIN,
      limits.BYTES_PER_MB,
      image.IMAGE_MAX_EDGE,
      image.IMAGE_SKIP_REDUCE_BYTES,
      image.IMAGE_QUALITY,
      limits.CHAT_FILE_MAX_MB,
      limits.FETCH_RETRY,
    ]).toEqual([3, 500, 0, 1_048_576, 800, 100_000, 0.8, 10, 3]);
  });

  it("asks for no detail and no introduction, and bounds what aces keep and write", () => {
    expect([limits.CAREER_DETAIL.min, limits.INTRODUCTION.min]).toEqual([0, 0]);
    expect([limits.SAVED_SEARCH_LIMIT, limits.MESSAGES_PER_MINUTE]).toEqual([20, 20]);
    expect(limits.CANNED_REPLIES_PER_ACE).toBe(30);
    expect(timing.VIDEO_HEARTBEAT_SECONDS).toBe(10);
  });

  it("takes profile pictures as PNG, JPEG and GIF", () => {
    expect(image.PROFILE_IMAGE_EXTENSIONS).toEqual(["png", "jpg", "jpeg", "gif"]);
    expect(image.PROFILE_IMAGE_CONTENT_TYPES).toEqual(["image/png", "image/jpeg", "image/gif"]);
  });

  it("never lets a server cap undercut what the form allows", () => {
    for (const bounds of [limits.CAREER_BUSINESS, limits.CAREER_DETAIL, limits.INTRODUCTION]) {
      expect(bounds.hardMax).toBeGreaterThanOrEqual(bounds.max);
      expect(bounds.max).toBeGreaterThan(bounds.min);
    }
  });

  it("keeps only what belongs to the device on sign-out", () => {
    const stored = [...Object.values(localKeys), chatDraftKey("m1")];
    expect(stored.filter((key) => !localKeysClearedOnSignOut(stored).includes(key))).toEqual([
      "textScale",
      "allowsZoom",
      "measuring",
    ]);
    const keys = [...stored, ...Object.values(sessionKeys)];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
