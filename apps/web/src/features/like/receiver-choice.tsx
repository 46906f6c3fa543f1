import { Avatar } from "@/ui/avatar";
import { RadioCards } from "@/ui/radio-cards";
import { likeCopy } from "./copy.ja";
import type { Receiver } from "./types";

const copy = likeCopy.window;

interface ReceiverChoiceProps {
  receivers: readonly Receiver[];
  chosen: Receiver;
  /** The title of the position, where the like is about one. */
  about: string | undefined;
  onChoose: (aceId: string) => void;
}

/** The person a like goes to; of a position with several in charge, the one chosen. */
export function ReceiverChoice({ receivers, chosen, about, onChoose }: ReceiverChoiceProps) {
  return (
    <div className="grid gap-3">
      {about && <p className="font-semibold text-sm">{copy.about(about)}</p>}
      {receivers.length > 1 ? (
        <RadioCards
          legend={copy.chooseReceiver}
          options={receivers.map((receiver) => ({
            value: receiver.aceId,
            label: <Person receiver={receiver} />,
          }))}
          value={chosen.aceId}
          onChange={onChoose}
        />
      ) : (
        <div className="rounded-md border border-line px-4 py-3">
          <p className="sr-only">{copy.receiver}</p>
          <Person receiver={chosen} />
        </div>
      )}
    </div>
  );
}

function Person({ receiver }: { receiver: Receiver }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={receiver.aceName} src={receiver.aceImage} />
      <span className="grid min-w-0 leading-snug">
        <span className="font-semibold">{likeCopy.aceName(receiver.aceName)}</span>
        <span className="font-normal text-ink-2 text-xs">
          {receiver.acePosition ?? receiver.companyName}
        </span>
      </span>
    </span>
  );
}
