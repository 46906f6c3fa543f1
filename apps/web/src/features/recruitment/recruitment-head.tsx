import { employmentTypeLabels } from "@tefuda/domain/options/employment";
import { contractTypeLabels } from "@tefuda/domain/recruitment/constants";
import { Avatar } from "@/ui/avatar";
import { Badge } from "@/ui/badge";
import { TextLink } from "@/ui/text-link";
import { typeTones } from "./recruitment-card";
import type { RecruitmentView } from "./types";

/** What the position is and who offers it. */
export function RecruitmentHead({ recruitment }: { recruitment: RecruitmentView }) {
  const { content, company } = recruitment;
  const type = content.employmentType;
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {type && <Badge tone={typeTones[type]}>{employmentTypeLabels[type]}</Badge>}
        {content.contractType && <Badge>{contractTypeLabels[content.contractType]}</Badge>}
      </div>
      <h1 className="text-2xl md:text-3xl">{content.title}</h1>
      <p className="flex items-center gap-3">
        <Avatar name={company.name} src={company.logoUrl} shape="square" />
        <TextLink href={`/companies/${company.id}`} className="min-w-0">
          {company.name}
        </TextLink>
      </p>
    </header>
  );
}
