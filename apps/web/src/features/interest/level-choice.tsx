import {
  type InterestLevel,
  interestLevelCompanyViews,
  interestLevelLabels,
  interestLevels,
} from "@tefuda/domain/options/interest";
import { RadioCards } from "@/ui/radio-cards";

const options = interestLevels.map((value) => ({
  value,
  label: interestLevelLabels[value],
  help: interestLevelCompanyViews[value],
}));

export interface LevelChoiceProps {
  legend: string;
  value: InterestLevel | null | undefined;
  onChange: (level: InterestLevel) => void;
}

/** The levels of interest, each with what the company reads. */
export function LevelChoice({ legend, value, onChange }: LevelChoiceProps) {
  return (
    <RadioCards legend={legend} hideLegend options={options} value={value} onChange={onChange} />
  );
}
