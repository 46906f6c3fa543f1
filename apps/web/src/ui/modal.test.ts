import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ModalId } from "@tefuda/domain/constants/modal-ids";
import { expect, expectTypeOf, it } from "vitest";

const specified = [
  "agent-selection",
  "company",
  "confirm-not-interested",
  "confirm-offer-check",
  "creating-vc",
  "interest-action-selection",
  "interested-theme-selection",
  "joker-judging-status",
  "matching-establishment",
  "mc-interest-action-confirmation",
  "not-linking-recruitment",
  "profile",
  "reach-joker-keep-limit",
  "registration-suggestion",
  "review",
  "update-interest",
  "update-jcw",
  "video-chat-profile-detail",
] as const;

it("each window that the specification names carries its name, and no two carry the same", () => {
  const files = globSync(join(import.meta.dirname, "../**/*.tsx"));
  const carried = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bmodal="([^"]+)"/g)].map(([, name]) => name),
  );
  expect(carried.sort()).toEqual(specified);
  expectTypeOf<ModalId>().toEqualTypeOf<(typeof specified)[number]>();
});
