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
      "measuring",
    ]);
    const keys = [...stored, ...Object.values(sessionKeys)];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
