import type { RecommendWish } from "@tefuda/domain/company/recommend";
import {
  recommendReasonText,
  recommendWishLabels,
} from "@tefuda/domain/company/recommend-labels.ja";
import { Check } from "lucide-react";
import { Avatar } from "@/ui/avatar";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { CardLink } from "@/ui/card-link";
import { TextLink } from "@/ui/text-link";
import { companyCopy } from "./copy.ja.ts";
import type { RecommendedDoc } from "./types.ts";

const copy = companyCopy.recommended;
/** Where a joker fills in what a recommendation goes by. */
const WISHES_HREF = "/mypage/profile";

/** Companies chosen by the reader's own work and wishes, each with the reasons; or what to fill in. */
export function RecommendedCompanies({ recommended }: { recommended: RecommendedDoc }) {
  const { items, missing } = recommended;
  return (
    <section aria-labelledby="recommended" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="recommended" className="text-xl">
          {copy.title}
        </h2>
        <p className="text-ink-2 text-sm">{copy.lead}</p>
      </div>
      {items.length > 0 ? (
        <>
          <ul className="no-scrollbar -mx-4 flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-4 sm:overflow-visible sm:px-0">
            {items.map((company) => (
              <li key={company.id} className="w-[88%] shrink-0 snap-center sm:w-auto">
                <RecommendedCard company={company} />
              </li>
            ))}
          </ul>
          {missing.length > 0 && (
            <p className="text-ink-2 text-sm">
              {copy.better(wishList(missing))}
              <TextLink href={WISHES_HREF} className="ml-2 inline-block">
                {copy.fillIn}
              </TextLink>
            </p>
          )}
        </>
      ) : (
        <Card className="grid justify-items-start gap-4">
          <p className="text-sm">
            {missing.length > 0 ? copy.fillInFirst(wishList(missing)) : copy.none}
          </p>
          <ButtonLink href={WISHES_HREF} variant="secondary">
            {copy.fillIn}
          </ButtonLink>
        </Card>
      )}
    </section>
  );
}

function RecommendedCard({ company }: { company: RecommendedDoc["items"][number] }) {
  return (
    <Card as="article" lift className="grid h-full content-start gap-3.5">
      <div className="flex items-center gap-3 crowded:flex-wrap">
        <Avatar name={company.name} src={company.logoUrl} shape="square" />
        <h3 className="min-w-0 text-base crowded:basis-full">
          <CardLink href={`/companies/${company.id}`}>{company.name}</CardLink>
        </h3>
      </div>
      {company.mission && (
        <p className="text-balance text-sm [word-break:auto-phrase]">{company.mission}</p>
      )}
      <div className="mt-auto grid gap-1.5 rounded-md bg-sunken px-4 py-3">
        <p className="font-semibold text-accent-ink text-xs">{copy.why}</p>
        <ul className="grid gap-1 text-sm">
          {company.reasons.map(recommendReasonText).map((text) => (
            <li key={text} className="flex gap-2">
              <Check className="mt-1 size-4 shrink-0 text-pine" aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

const wishList = (missing: readonly RecommendWish[]) =>
  missing.map((wish) => recommendWishLabels[wish]).join(copy.listOf);
