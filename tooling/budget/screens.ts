/** What the scripts of a first visit may weigh, in kB (1,000 bytes) as they are sent by TLS, where browsers take brotli. */
export const limits = {
  public: 165,
  "joker's list": 210,
  "company's list": 230,
  room: 250,
} as const;

export interface BudgetedScreen {
  /** Its name in `e2e/screens.ts`. */
  readonly name: string;
  /** Its page in the build: the folder below `apps/web/src/app`. */
  readonly page: string;
  readonly kind: keyof typeof limits;
  /** The late parts that its reader needs at once, by the names of their components. */
  readonly parts?: readonly string[];
}

/** The screens whose scripts have a budget: those that most readers come to first, of each kind. */
export const budgetedScreens: readonly BudgetedScreen[] = [
  { name: "visitor-top", page: "(public)", kind: "public" },
  { name: "visitor-login", page: "(auth)/login", kind: "public" },
  { name: "visitor-companies", page: "(discovery)/companies", kind: "public" },
  { name: "visitor-recruitment", page: "(discovery)/recruitment/[recruitmentId]", kind: "public" },
  {
    name: "joker-offers",
    page: "(member)/(guarded)/offers",
    kind: "joker's list",
    parts: ["JokerOffersPage"],
  },
  { name: "joker-matchings", page: "(member)/(guarded)/matchings", kind: "joker's list" },
  {
    name: "joker-notifications",
    page: "(member)/(guarded)/notifications",
    kind: "joker's list",
  },
  {
    name: "ace-users",
    page: "(ace)/(guarded)/users",
    kind: "company's list",
    parts: ["Recommended"],
  },
  {
    name: "ace-offers",
    page: "(member)/(guarded)/offers",
    kind: "company's list",
    parts: ["CompanyOffersPage"],
  },
  {
    name: "company-own-recruitments",
    page: "(discovery)/recruitments",
    kind: "company's list",
    parts: ["MemberParts", "DiscoveryTabs", "OwnList"],
  },
  { name: "joker-room", page: "(member)/(guarded)/matchings/[matchingId]", kind: "room" },
  { name: "ace-room", page: "(member)/(guarded)/matchings/[matchingId]", kind: "room" },
];
