import { offerPurposeLabels } from "@tefuda/domain/offer/labels.ja";
import { formatDate, formatTime, inJapan } from "@tefuda/domain/time/format.ja";
import { OwnTime } from "@/platform/local-time";
import { Avatar } from "@/ui/avatar";
import type { RoomView } from "./use-room-view";

/** Whom one meets, when, and what about. */
export function MeetingCard({ view }: { view: RoomView }) {
  const { partner, startAt, endAt, purpose } = view;
  return (
    <div className="flex items-center gap-4 rounded-lg border border-line bg-surface p-4">
      <Avatar name={partner.name} src={partner.imageURL} size="md" />
      <div className="grid min-w-0 gap-0.5">
        <p className="truncate font-semibold">{partner.name}</p>
        {partner.companyName && (
          <p className="truncate text-ink-2 text-sm">{partner.companyName}</p>
        )}
        <p className="text-ink-2 text-sm tabular-nums">
          {formatDate(startAt)} {inJapan(`${formatTime(startAt)}〜${formatTime(endAt)}`)}
        </p>
        <OwnTime startAt={startAt} endAt={endAt} className="text-ink-2 text-sm tabular-nums" />
        <p className="text-ink-2 text-sm">{offerPurposeLabels[purpose]}</p>
      </div>
    </div>
  );
}
