import type { Thing } from "./structured-data";

/** Makes an address whole: search engines want the origin. */
const absolute = (origin: string, path: string) => new URL(path, `${origin}/`).href;

/** A date without its time, or nothing. */
const dateOf = (value: Date | null | undefined) => value?.toISOString();

/** Drops what is not known; an empty field is worse than none. */
function compact(thing: Thing): Thing {
  const known = Object.entries(thing).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  return { "@type": thing["@type"], ...Object.fromEntries(known) };
}

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** Where a page stands; the same parts as the visible breadcrumb. */
export function breadcrumb(origin: string, items: readonly Crumb[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absolute(origin, href),
    })),
  };
}

/** The product itself with its search, for the top page. */
export function website(origin: string, { name, description }: Record<string, string>): Thing {
  return {
    "@type": "WebSite",
    name,
    description,
    url: `${origin}/`,
    inLanguage: "ja",
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/companies?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

export interface OrganizationInput {
  readonly name: string;
  /** The page of the product that is about it. */
  readonly path: string;
  readonly siteUrl?: string | null | undefined;
  readonly logoUrl?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly foundedYear?: number | null | undefined;
  readonly address?: {
    readonly region?: string;
    readonly locality?: string;
    readonly postalCode?: string;
  };
}

const postalAddress = (address: OrganizationInput["address"]) =>
  address &&
  compact({
    "@type": "PostalAddress",
    addressCountry: "JP",
    addressRegion: address.region,
    addressLocality: address.locality,
    postalCode: address.postalCode,
  });

/** A company (spec: Companies: Organization). */
export function organization(origin: string, input: OrganizationInput): Thing {
  return compact({
    "@type": "Organization",
    "@id": `${absolute(origin, input.path)}#organization`,
    name: input.name,
    url: input.siteUrl ?? absolute(origin, input.path),
    logo: input.logoUrl ? absolute(origin, input.logoUrl) : undefined,
    description: input.description,
    foundingDate: input.foundedYear ? String(input.foundedYear) : undefined,
    address: postalAddress(input.address),
  });
}

export interface PersonInput {
  readonly name: string;
  readonly path: string;
  readonly jobTitle?: string | null | undefined;
  readonly image?: string | null | undefined;
  readonly company: { readonly name: string; readonly path: string };
}

/** A member of a company's staff. */
export function person(origin: string, { company, ...input }: PersonInput): Thing {
  return compact({
    "@type": "Person",
    name: input.name,
    jobTitle: input.jobTitle,
    image: input.image ? absolute(origin, input.image) : undefined,
    url: absolute(origin, input.path),
    worksFor: organizationOf(origin, company),
  });
}

const organizationOf = (origin: string, { name, path }: { name: string; path: string }) => ({
  "@type": "Organization",
  "@id": `${absolute(origin, path)}#organization`,
  name,
});

export interface ArticleInput {
  readonly headline: string;
  readonly path: string;
  readonly image?: string | null | undefined;
  readonly description?: string | undefined;
  readonly publishedAt: Date | null;
  readonly updatedAt: Date;
  /** Who publishes it: the product. */
  readonly publisher: string;
  readonly about?: { readonly name: string; readonly path: string } | undefined;
}

/** An article (spec: articles: Article). */
export function article(origin: string, input: ArticleInput): Thing {
  return compact({
    "@type": "Article",
    headline: input.headline,
    description: input.description,
    image: input.image ? absolute(origin, input.image) : undefined,
    datePublished: dateOf(input.publishedAt),
    dateModified: dateOf(input.updatedAt),
    inLanguage: "ja",
    mainEntityOfPage: absolute(origin, input.path),
    author: { "@type": "Organization", name: input.publisher, url: `${origin}/` },
    publisher: { "@type": "Organization", name: input.publisher, url: `${origin}/` },
    about: input.about && organizationOf(origin, input.about),
  });
}

export interface JobPostingInput {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly datePosted: Date;
  /** The last day, `YYYY-MM-DD` in Japan. */
  readonly closesAt?: string | null | undefined;
  /** Of schema.org: `FULL_TIME`, `CONTRACTOR` … */
  readonly employmentType: string;
  readonly company: OrganizationInput;
  /** Places of work, `東京都`; none and `isFullRemote` for work from anywhere in Japan. */
  readonly regions: readonly string[];
  readonly isFullRemote?: boolean | undefined;
  /** In yen a year. */
  readonly salary?:
    | { readonly min?: number | undefined; readonly max?: number | undefined }
    | undefined;
}

/** A published mid-career position (spec: JobPosting); never for one that is not published. */
export function jobPosting(origin: string, input: JobPostingInput): Thing {
  return compact({
    "@type": "JobPosting",
    title: input.title,
    description: input.description,
    url: absolute(origin, input.path),
    datePosted: input.datePosted.toISOString(),
    validThrough: input.closesAt ? `${input.closesAt}T23:59:59+09:00` : undefined,
    employmentType: input.employmentType,
    hiringOrganization: organization(origin, input.company),
    jobLocation: input.regions.length > 0 ? input.regions.map(placeOf) : undefined,
    ...(input.isFullRemote && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "JP" },
    }),
    baseSalary: input.salary && {
      "@type": "MonetaryAmount",
      currency: "JPY",
      value: compact({
        "@type": "QuantitativeValue",
        minValue: input.salary.min,
        maxValue: input.salary.max,
        unitText: "YEAR",
      }),
    },
    directApply: false,
  });
}

const placeOf = (region: string) => ({
  "@type": "Place",
  address: { "@type": "PostalAddress", addressCountry: "JP", addressRegion: region },
});
