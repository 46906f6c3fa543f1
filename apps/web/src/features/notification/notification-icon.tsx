import type { NotificationType } from "@tefuda/domain/notification/types";
import {
  Briefcase,
  Building2,
  CalendarClock,
  CalendarX,
  Compass,
  EyeOff,
  Handshake,
  Heart,
  Inbox,
  type LucideIcon,
  MessageCircle,
  Repeat,
  Settings2,
  Star,
  UserRoundCheck,
  Video,
} from "lucide-react";

const icons: Record<NotificationType, LucideIcon> = {
  offerReceived: Inbox,
  offerExpiring: Inbox,
  offerClosed: Inbox,
  offerQuotaLow: Inbox,
  likeReceived: Heart,
  likeClosed: Heart,
  likeAccepted: Handshake,
  matchingEstablished: Handshake,
  matchingReleased: Handshake,
  messageReceived: MessageCircle,
  turnEnding: MessageCircle,
  aceChanged: Repeat,
  threadHandedOver: Repeat,
  scheduleProposed: CalendarClock,
  scheduleFixed: CalendarClock,
  rescheduleRequested: CalendarClock,
  scheduleExpired: CalendarX,
  scheduleWithdrawn: CalendarX,
  scheduleCancelled: CalendarX,
  videoChatSoon: Video,
  videoChatDone: Star,
  judgementPassed: UserRoundCheck,
  judgementRemanded: UserRoundCheck,
  judgementRejected: UserRoundCheck,
  recommendMonthly: Compass,
  willingnessReminder: Compass,
  recruitmentUpdated: Briefcase,
  recruitmentConfirm: Briefcase,
  recruitmentPaused: Briefcase,
  keepExpiring: UserRoundCheck,
  authorityChanged: Settings2,
  hiddenCompanyMatched: EyeOff,
  identityAccepted: Building2,
  identityDeclined: Building2,
};

/** What a notification is about, where it has no picture. */
export function NotificationIcon({ type }: { type: NotificationType }) {
  const Icon = icons[type];
  return (
    <span className="grid size-[40px] shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
      <Icon className="size-[20px]" aria-hidden="true" />
    </span>
  );
}
