import { companyScaleLabels } from "@tefuda/domain/options/company";
import { industryLabels } from "@tefuda/domain/options/industries";
import { placeLabels } from "@tefuda/domain/options/workplaces";
import type { ReactNode } from "react";
import { SharePage } from "@/platform/bridge/share-page";
import { Breadcrumb, type Crumb } from "@/ui/breadcrumb";
import { ButtonLink } from "@/ui/button-link";
import { CompanyBrief } from "@/ui/company-brief";
import { PersonCard } from "@/ui/person-card";
import { RecruitmentTerms } from "@/ui/recruitment/terms";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { TextLink } from "@/ui/text-link";
import { recruitmentCopy } from "./copy.ja";
import { RecruitmentCard } from "./recruitment-card";
import { RecruitmentHead } from "./recruitment-head";
import { RecruitmentSummary } from "./recruitment-summary";
import type { RecruitmentCardData, RecruitmentView } from "./types";

const copy = recruitmentCopy.detail;

export interface RecruitmentDetailProps {
  recruitment: RecruitmentView;
  crumbs: readonly Crumb[];
  /** Other positions of the company. */
  others: readonly RecruitmentCardData[];
  /** The whole address of the page. */
  url: string;
  /** Someone who has no account yet is told how to answer. */
  isVisitor: boolean;
  /** The reader's own buttons, such as the like. */
  actions?: ReactNode;
}

/** A position with everything the law asks for, the people in charge and the company. */
export function RecruitmentDetail(props: RecruitmentDetailProps) {
  const { recruitment, crumbs, others, url, isVisitor, actions } = props;
  const { company, people, content } = recruitment;
  const summary = (
    <RecruitmentSummary recruitment={recruitment}>
      {actions}
      {isVisitor && <Doors />}
    </RecruitmentSummary>
  );
  return (
    <PageContainer width="wide">
      <Breadcrumb items={crumbs} />
      <RecruitmentHead recruitment={recruitment} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-8">
        <div className="lg:stay-beside lg:col-start-2 lg:row-start-1">{summary}</div>
        <div className="grid gap-6 lg:col-start-1 lg:row-start-1">
          <RecruitmentTerms {...recruitment} />
          <SectionCard title={copy.people} lead={people.length > 0 ? copy.peopleLead : undefined}>
            {people.length > 0 ? (
              <ul className="grid gap-3 pairs-[15rem]">
                {people.map((person) => (
                  <li key={person.id} className="grid">
                    <PersonCard {...person} href={`/ace/${person.id}`} text={person.business} />
                  </li>
                ))}
              </ul>
            ) : (
              <p className="text-ink-2 text-sm">{copy.noPeople}</p>
            )}
          </SectionCard>
          <SectionCard title={copy.company}>
            <CompanyBrief
              {...company}
              href={`/companies/${company.id}`}
              summary={company.businessSummary}
              facts={[
                company.industry && industryLabels[company.industry],
                company.companyScale && companyScaleLabels[company.companyScale],
                company.prefecture && placeLabels[company.prefecture],
              ]}
              linkLabel={copy.toCompany}
            />
          </SectionCard>
          <p className="text-ink-2 text-sm">
            {copy.notice}
            <TextLink href="/contact" className="ml-2 inline-block">
              {copy.contact}
            </TextLink>
          </p>
          <SharePage url={url} text={content.title ?? ""} />
        </div>
      </div>
      {others.length > 0 && (
        <section aria-labelledby="others" className="grid gap-4 pt-4">
          <h2 id="others" className="text-xl">
            {copy.more}
          </h2>
          <ul className="grid gap-4 pairs-[18rem]">
            {others.map((other) => (
              <li key={other.id} className="grid">
                <RecruitmentCard recruitment={other} level={3} showsCompany={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageContainer>
  );
}

/** How a visitor gets to answer. */
function Doors() {
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <p className="text-ink-2 text-sm">{copy.signUpLead}</p>
      <ButtonLink href="/signup-request" variant="secondary" wide>
        {copy.signUp}
      </ButtonLink>
      <ButtonLink href="/login" variant="quiet" wide>
        {copy.login}
      </ButtonLink>
    </div>
  );
}
