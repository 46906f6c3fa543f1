import {
  emptyRecruitmentForm,
  type FormPart,
  type RecruitmentForm,
} from "@tefuda/domain/recruitment/form";
import { editorKind } from "@/platform/editing/editing";
import { hasFields, isListOf, isOneOf, isText, type Shape } from "@/platform/stored";

/** The form that a device keeps: as many parts as there are, each of its own kind. */
const isForm = hasFields<RecruitmentForm>(
  Object.fromEntries(
    Object.entries(emptyRecruitmentForm).map(([part, empty]) => [part, shapeOf(empty)]),
  ) as never,
);

/** A position whose words are kept on the device while they are not saved. */
export const positionKind = editorKind("position", isForm);

function shapeOf(value: RecruitmentForm[FormPart]): Shape<unknown> {
  if (Array.isArray(value)) return isListOf(isText);
  return typeof value === "string" ? isText : isOneOf([true, false]);
}
