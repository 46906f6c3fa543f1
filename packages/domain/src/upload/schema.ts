import { z } from "zod";
import { savePlaces } from "../judgement/policy.ts";
import { oneLine } from "../text/clean.ts";
import { sentKinds } from "./kinds.ts";

const FILE_NAME_MAX = 255;

/** A file as it is announced; its content follows. The id is the client's, so that it may send again. */
export const sendUploadSchema = z.object({
  kind: z.enum(sentKinds),
  uploadId: z.uuid(),
  name: z.string().max(FILE_NAME_MAX).transform(oneLine),
});
export type SendUpload = z.output<typeof sendUploadSchema>;

/** A picture that was sent and becomes the person's own, or `null` for none. */
export const updateImageSchema = z.object({ uploadId: z.uuid().nullable() });
export type UpdateImage = z.output<typeof updateImageSchema>;

/** The same of a seeker, whose picture is judged with the profile. */
export const updateProfileImageSchema = updateImageSchema.extend({
  place: z.enum(savePlaces).optional(),
});
export type UpdateProfileImage = z.output<typeof updateProfileImageSchema>;
