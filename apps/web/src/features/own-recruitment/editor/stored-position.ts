import { writeRecruitmentForm } from "@tefuda/domain/recruitment/form";
import type { OwnRecruitment } from "../types";

/** A position as it stands in its editor when that is opened. */
export const storedPosition = ({ recruitment, unfinished, lockVersion }: OwnRecruitment) => ({
  form: writeRecruitmentForm(recruitment, unfinished),
  lockVersion,
});
