import { z } from "zod";
import { isoDate, optionalOf, requiredText, uuid } from "../validation/fields.ts";
import { SANCTION_NOTICE_MAX, SANCTION_REASON_MAX } from "./constants.ts";

const given = {
  /** Made by the client: giving it again gives no second one. */
  id: uuid,
  userId: uuid,
  reason: requiredText(1, SANCTION_REASON_MAX),
  notice: requiredText(1, SANCTION_NOTICE_MAX),
};

export const warnUserSchema = z.object(given);
export type WarnUser = z.output<typeof warnUserSchema>;

/** The last day of a restriction, counted in Japan; without one it stays until it is lifted. */
export const restrictionLastDay = optionalOf(isoDate);
export const restrictUserSchema = z.object({ ...given, lastDay: restrictionLastDay });
export type RestrictUser = z.output<typeof restrictUserSchema>;

export const suspendUserSchema = z.object(given);
export type SuspendUser = z.output<typeof suspendUserSchema>;

export const liftSanctionSchema = z.object({
  id: uuid,
  reason: requiredText(1, SANCTION_REASON_MAX),
});
export type LiftSanction = z.output<typeof liftSanctionSchema>;

export const sanctionedUserSchema = z.object({ userId: uuid });
