import { Banner } from "@/ui/banner";
import { pushCopy as copy } from "./copy.ja";

/** How a browser that blocks notifications is made to allow them again; nobody else can. */
export function BlockedHelp({ isApple }: { isApple: boolean }) {
  return (
    <div className="grid gap-3">
      <Banner inset tone="warning">
        {copy.blocked}
      </Banner>
      <div className="grid gap-1.5 text-sm">
        <h3 className="font-semibold">{copy.howToAllow}</h3>
        {isApple ? (
          <p className="text-ink-2">{copy.allowOnApple}</p>
        ) : (
          <ol className="grid list-decimal gap-1 pl-5 text-ink-2">
            {copy.allowSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
