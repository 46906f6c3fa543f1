import { Banner } from "@/ui/banner";
import { withdrawalCopy } from "./copy.ja";

/** Stands above the login of someone who has just withdrawn: it is also the way back. */
export function WithdrawnNotice() {
  return (
    <Banner inset tone="success">
      {withdrawalCopy.accepted}
    </Banner>
  );
}
