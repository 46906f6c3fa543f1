import { brand, operatorSettings } from "@/platform/settings";
import type { FooterProps } from "@/ui/shell/footer";
import { tagline } from "../site";
import { frameCopy } from "./copy.ja";

const { footer: copy, nav } = frameCopy;

const groups: FooterProps["groups"] = [
  {
    title: copy.service,
    links: [
      { href: "/about", label: nav.about },
      { href: "/companies", label: nav.companies },
      { href: "/recruitments", label: nav.recruitments },
      { href: "/articles", label: nav.articles },
      { href: "/career-compass-ai", label: nav.compass },
      { href: "/signup-request", label: nav.signUp },
      { href: "/login", label: nav.login },
      { href: "/contact", label: copy.contact },
    ],
  },
  {
    title: copy.company,
    links: [
      { href: "/ace/login", label: nav.companyLogin },
      { href: "/terms-of-service-for-corporate", label: copy.corporateTerms },
      { href: "/about#company", label: copy.operator },
    ],
  },
  {
    title: copy.legal,
    links: [
      { href: "/terms-of-service", label: copy.terms },
      { href: "/privacy-policy", label: copy.privacy },
      { href: "/external-transmission", label: copy.transmission },
      { href: "/accessibility", label: copy.accessibility },
    ],
  },
];

/** What stands at the end of every public page, with the notices the law asks for. */
export function publicFooter(year: number): FooterProps {
  const { name, jobInformationNumber, telecommunicationsNumber } = operatorSettings();
  return {
    brand,
    tagline,
    groups,
    notices: (
      <>
        <p>{copy.notice}</p>
        {jobInformationNumber && <p>{copy.jobInformation(jobInformationNumber)}</p>}
        {telecommunicationsNumber && <p>{copy.telecommunications(telecommunicationsNumber)}</p>}
      </>
    ),
    copyright: copy.copyright(name ?? brand, year),
  };
}
