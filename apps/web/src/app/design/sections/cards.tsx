import { Avatar, type AvatarSize } from "@/ui/avatar";
import { Badge, type BadgeTone } from "@/ui/badge";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { CardLink } from "@/ui/card-link";
import { CompanyBrief } from "@/ui/company-brief";
import { DescriptionList } from "@/ui/description-list";
import { ImageFrame } from "@/ui/image-frame";
import { PersonCard } from "@/ui/person-card";
import { SectionCard } from "@/ui/section-card";
import { Tag } from "@/ui/tag";
import { designCopy } from "../copy.ja.ts";
import { Row } from "../part.tsx";

const avatarSizes: readonly AvatarSize[] = ["xs", "sm", "md", "lg", "xl"];

export function Cards() {
  const copy = designCopy.cards;
  const badges: readonly (readonly [BadgeTone, string])[] = [
    ["accent", copy.fresh],
    ["indigo", copy.area],
    ["pine", copy.online],
    ["gold", copy.rank],
    ["danger", copy.unread],
    ["neutral", copy.closed],
  ];
  return (
    <div className="grid gap-6">
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        <Card lift className="grid content-start gap-4">
          <div className="flex items-center gap-4">
            <Avatar name={copy.person} size="lg" online />
            <div className="min-w-0">
              <h3 className="text-lg">
                <CardLink href="#cards">{copy.person}</CardLink>
              </h3>
              <p className="text-ink-2 text-sm">{copy.role}</p>
              <p className="text-ink-3 text-xs">{copy.company}</p>
            </div>
          </div>
          <p className="text-sm">{copy.text}</p>
          <div className="flex flex-wrap gap-2">
            {designCopy.skillList.slice(0, 3).map((skill) => (
              <Tag key={skill} label={skill} />
            ))}
          </div>
        </Card>
        <Card lift pad="none" className="overflow-hidden">
          <ImageFrame alt="" ratio="wide" className="rounded-none" />
          <div className="grid gap-2 p-5">
            <div className="flex gap-2">
              <Badge tone="gold">{copy.pick}</Badge>
            </div>
            <h3 className="text-lg">
              <CardLink href="#cards">{copy.company}</CardLink>
            </h3>
            <p className="text-ink-2 text-sm">{copy.companyText}</p>
          </div>
        </Card>
        <Card selected className="grid content-center justify-items-center gap-4 text-center">
          <div className="flex">
            <div className="-mr-3 -rotate-6 rounded-md border border-line bg-surface p-3 shadow-low">
              <Avatar name={copy.person} />
            </div>
            <div className="rotate-6 rounded-md border border-line bg-surface p-3 shadow-low">
              <Avatar name={copy.company} shape="square" />
            </div>
          </div>
          <div>
            <h3 className="text-lg">{copy.match}</h3>
            <p className="text-ink-2 text-sm">{copy.matchText}</p>
          </div>
        </Card>
      </div>
      <Row>
        {badges.map(([tone, label]) => (
          <Badge key={tone} tone={tone}>
            {label}
          </Badge>
        ))}
      </Row>
      <Row>
        {avatarSizes.map((size) => (
          <Avatar key={size} name={copy.person} size={size} />
        ))}
        {avatarSizes.map((size) => (
          <Avatar key={size} name={copy.company} size={size} shape="square" />
        ))}
      </Row>
      <SectionCard
        title={copy.sectionTitle}
        lead={copy.sectionLead}
        action={
          <ButtonLink href="#cards" variant="quiet" size="sm">
            {copy.edit}
          </ButtonLink>
        }
      >
        <DescriptionList items={copy.terms} />
      </SectionCard>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <PersonCard
          href="#cards"
          name={copy.person}
          position={copy.role}
          profileImage={null}
          text={copy.text}
        />
        <CompanyBrief
          href="#cards"
          name={copy.company}
          logoUrl={null}
          facts={[copy.area]}
          mission={copy.mission}
          summary={copy.companyText}
          linkLabel={copy.toCompany}
        />
      </div>
    </div>
  );
}
