import { ButtonLink } from "@/ui/button-link";
import { BrandMark } from "@/ui/shell/brand-mark";
import { landingCopy } from "./copy.ja";

const copy = landingCopy.closing;

/** The last word: begin. */
export function Closing() {
  return (
    <section aria-labelledby="closing" className="px-4 md:px-6">
      <div className="mx-auto grid max-w-(--landing-max-width) justify-items-center gap-6 rounded-lg bg-accent-tint px-6 py-14 text-center [word-break:auto-phrase] md:py-20">
        <BrandMark className="size-14" />
        <div className="grid gap-2">
          <h2 id="closing" className="text-2xl md:text-3xl">
            {copy.title}
          </h2>
          <p className="text-balance text-ink-2">{copy.text}</p>
        </div>
        <div className="flex w-full flex-wrap justify-center gap-3">
          <ButtonLink href="/signup-request" size="lg" className="max-sm:w-full">
            {copy.signUp}
          </ButtonLink>
          <ButtonLink href="/login" size="lg" variant="secondary" className="max-sm:w-full">
            {copy.login}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
