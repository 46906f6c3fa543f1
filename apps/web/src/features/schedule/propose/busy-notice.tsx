import { errorText } from "@tefuda/domain/errors/messages.ja";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextLink } from "@/ui/text-link";
import { scheduleRoomCopy } from "../room-copy.ja";
import type { useSurroundings } from "../use-surroundings";

const { busyFault: copy, taken } = scheduleRoomCopy;

type Surrounding = ReturnType<typeof useSurroundings>;

/** What could not be read for the grid, said quietly: candidates can be chosen all the same. */
export function BusyNotice({
  busyFault,
  hasFailed,
  retry,
}: Pick<Surrounding, "busyFault" | "hasFailed" | "retry">) {
  const again = (
    <Button size="sm" variant="secondary" onClick={retry}>
      {taken.retry}
    </Button>
  );
  return (
    <>
      {hasFailed && (
        <Banner inset tone="warning" action={again}>
          {taken.failed}
        </Banner>
      )}
      {busyFault && (
        <Banner
          inset
          tone="warning"
          action={
            // Reading again helps with a provider that was away; a link that has ended is made anew.
            busyFault === "googleAuthExpired" ? (
              <TextLink href="/mypage/calendar-setting" className="text-sm">
                {copy.action}
              </TextLink>
            ) : (
              again
            )
          }
        >
          {errorText(busyFault)}
          {copy.goesOn}
        </Banner>
      )}
    </>
  );
}
