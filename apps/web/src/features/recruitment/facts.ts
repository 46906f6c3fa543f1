import { placeLabels } from "@tefuda/domain/options/workplaces";
import type { Conditions } from "@/ui/recruitment/conditions";
import { recruitmentCopy as copy } from "./copy.ja";

const PLACES_SHOWN = 3;

/** Where one works, in a line: at home, or the first places. */
export function placeLine({
  workplaces = [],
  workConditions = [],
}: Pick<Conditions, "workplaces" | "workConditions">): string {
  if (workConditions.includes("fullRemote")) return copy.fullRemote;
  const names = workplaces.map((no) => placeLabels[no]);
  const more = names.length - PLACES_SHOWN;
  const shown = names.slice(0, PLACES_SHOWN).join(copy.listOf);
  return more > 0 ? copy.morePlaces(shown, more) : shown;
}
