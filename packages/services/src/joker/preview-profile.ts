import { AppError } from "@tefuda/domain/errors/app-error";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { maskedFacts, readMaskedDetail } from "../candidate/masked-profile.ts";
import type { Ctx } from "../kernel/context.ts";
import { findProfile } from "./profile.ts";
import { readSheet } from "./read-sheet.ts";

/**
 * A seeker's own profile as companies see it, before a match and after: the very readings that
 * their pages show (spec 6 · Roles and permissions).
 * @throws dataNotFound
 */
export async function previewProfile(ctx: Ctx<JokerActor>) {
  const { db } = ctx;
  const { userId } = ctx.actor;
  const now = ctx.clock();
  const [stored, detail, after] = await Promise.all([
    findProfile(db, userId),
    readMaskedDetail(db, userId),
    readSheet(db, userId, now),
  ]);
  if (!stored) throw new AppError("dataNotFound");
  return { before: { ...maskedFacts(stored.joker, now), ...detail }, after };
}
