import type { Tx } from "@tefuda/db/client";
import { accounts, actionCodes, consents, sessions } from "@tefuda/db/schema/account";
import { customTokens } from "@tefuda/db/schema/bridge";
import {
  candidateNotes,
  hiddenJokers,
  keeps,
  savedSearches,
  skippedJokers,
} from "@tefuda/db/schema/candidate";
import { cannedReplies } from "@tefuda/db/schema/canned-reply";
import { memberInvitations } from "@tefuda/db/schema/company-member";
import { compassResults, compassRuns } from "@tefuda/db/schema/compass";
import { careers, hiddenCompanyDomains } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { jokerJudgements, judgementSnapshots } from "@tefuda/db/schema/judgement";
import { likes } from "@tefuda/db/schema/like";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { activityHistories, analyticsEvents, errorLogs } from "@tefuda/db/schema/monitoring";
import { announceMarks, notificationSettings, notifications } from "@tefuda/db/schema/notification";
import { offers, offerTemplates } from "@tefuda/db/schema/offer";
import { pushOutbox, pushSubscriptions } from "@tefuda/db/schema/push";
import { availableHours, calendarLinks } from "@tefuda/db/schema/schedule";
import { secondFactors, secondSteps } from "@tefuda/db/schema/second-factor";
import { uploads } from "@tefuda/db/schema/upload";
import { reviews } from "@tefuda/db/schema/video";
import { and, eq, isNull, ne, notInArray, or } from "@tefuda/db/sql";

/** Deletes everything that is a user's own and of no use to others. */
export async function eraseOwn(tx: Tx, id: string, email: string): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.userId, id));
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await tx.delete(secondFactors).where(eq(secondFactors.userId, id));
  await tx.delete(secondSteps).where(eq(secondSteps.userId, id));
  await tx.delete(actionCodes).where(or(eq(actionCodes.userId, id), eq(actionCodes.email, email)));
  await tx.delete(customTokens).where(eq(customTokens.userId, id));
  await tx.delete(memberInvitations).where(eq(memberInvitations.aceId, id));
  await tx.delete(consents).where(eq(consents.userId, id));
  await tx.delete(notifications).where(eq(notifications.userId, id));
  await tx.delete(notificationSettings).where(eq(notificationSettings.userId, id));
  await tx.delete(announceMarks).where(eq(announceMarks.id, id));
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, id));
  await tx.delete(pushOutbox).where(eq(pushOutbox.userId, id));
  // Answers to visitors of the address too, when they have left.
  const arrived = and(eq(mailOutbox.to, email), ne(mailOutbox.status, "waiting"));
  await tx.delete(mailOutbox).where(or(eq(mailOutbox.userId, id), arrived));
  await tx.delete(calendarLinks).where(eq(calendarLinks.userId, id));
  await tx.delete(availableHours).where(eq(availableHours.userId, id));
  await tx.delete(reviews).where(eq(reviews.userId, id));
  await tx.delete(activityHistories).where(eq(activityHistories.userId, id));
  // Figures and faults stay, without the person.
  await tx.update(analyticsEvents).set({ userId: null }).where(eq(analyticsEvents.userId, id));
  await tx.update(errorLogs).set({ userId: null }).where(eq(errorLogs.userId, id));
}

/** Deletes what there is of a seeker beside the row itself. */
export async function eraseOfJoker(tx: Tx, id: string): Promise<void> {
  await tx.delete(careers).where(eq(careers.jokerId, id));
  await tx.delete(hiddenCompanyDomains).where(eq(hiddenCompanyDomains.jokerId, id));
  await tx.delete(jokerSearchDocuments).where(eq(jokerSearchDocuments.objectID, id));
  await tx.delete(jokerJudgements).where(eq(jokerJudgements.jokerId, id));
  await tx.delete(judgementSnapshots).where(eq(judgementSnapshots.jokerId, id));
  await tx.delete(compassResults).where(eq(compassResults.jokerId, id));
  await tx.delete(compassRuns).where(eq(compassRuns.jokerId, id));
  await tx.delete(offers).where(eq(offers.jokerId, id));
  await tx.delete(likes).where(eq(likes.jokerId, id));
  await tx.delete(keeps).where(eq(keeps.jokerId, id));
  await tx.delete(hiddenJokers).where(eq(hiddenJokers.jokerId, id));
  await tx.delete(skippedJokers).where(eq(skippedJokers.jokerId, id));
  await tx.delete(candidateNotes).where(eq(candidateNotes.jokerId, id));
}

/** Deletes what there is of a member of staff beside the row itself; the company's own stays. */
export async function eraseOfAce(tx: Tx, id: string): Promise<void> {
  await tx.delete(savedSearches).where(eq(savedSearches.aceId, id));
  await tx
    .delete(offerTemplates)
    .where(and(eq(offerTemplates.aceId, id), eq(offerTemplates.isShared, false)));
  await tx.delete(cannedReplies).where(eq(cannedReplies.aceId, id));
  await tx.delete(skippedJokers).where(eq(skippedJokers.aceId, id));
  await tx.delete(keeps).where(eq(keeps.aceId, id));
}

/**
 * Gives a user's files to the sweep, except those that stand in threads of others or on a company's
 * page.
 */
export async function giveUpFiles(tx: Tx, ownerId: string, now: Date): Promise<void> {
  await tx
    .update(uploads)
    .set({ attachedAt: null, expiresAt: now })
    .where(
      and(
        eq(uploads.ownerId, ownerId),
        or(
          isNull(uploads.attachedAt),
          notInArray(uploads.kind, ["chatFile", "companyImage"]),
          and(eq(uploads.kind, "chatFile"), isNull(uploads.matchingId)),
        ),
      ),
    );
}
