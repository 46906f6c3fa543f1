import type { Tx } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { chatMessages, deletedChatMessages } from "@tefuda/db/schema/chat";
import { memberInvitations } from "@tefuda/db/schema/company-member";
import { jokers } from "@tefuda/db/schema/joker";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { deletedMatchings } from "@tefuda/db/schema/matching";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { pushOutbox } from "@tefuda/db/schema/push";
import { reports } from "@tefuda/db/schema/report";
import { and, arrayContains, eq, inArray, ne, or, type SQL, sql } from "@tefuda/db/sql";
import { handOverTexts } from "@tefuda/domain/chat/labels.ja";
import { WITHDRAWN_USER_NAME } from "@tefuda/domain/joker/display-name";

interface Leaver {
  readonly id: string;
  readonly kind: "joker" | "ace";
}

/**
 * Puts the name of someone who has left, as it is and as it ever was, out of everything that stays
 * with others: threads and reports keep their messages under another name, what the product said
 * about the person goes. All of it is found by the person's id; nobody's words are read for a name,
 * which others may have too, or be a word.
 */
export async function forgetName(tx: Tx, { id, kind }: Leaver): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ userName: WITHDRAWN_USER_NAME })
    .where(and(eq(chatMessages.userId, id), ne(chatMessages.userName, "")));
  const inArchives = inArray(deletedChatMessages.matchingId, mayHaveWrittenIn(tx, { id, kind }));
  await tx
    .update(deletedChatMessages)
    .set({ userName: WITHDRAWN_USER_NAME })
    .where(and(eq(deletedChatMessages.userId, id), inArchives));
  if (kind === "ace") {
    const nameless = { text: handOverTexts.nameless };
    await tx.update(chatMessages).set(nameless).where(announces(chatMessages, id));
    await tx
      .update(deletedChatMessages)
      .set(nameless)
      .where(and(announces(deletedChatMessages, id), inArchives));
  }
  await tx.delete(notifications).where(eq(notifications.aboutUserId, id));
  await tx.delete(pushOutbox).where(eq(pushOutbox.aboutUserId, id));
  await tx.delete(mailOutbox).where(arrayContains(mailOutbox.aboutUserIds, [id]));
  await forgetInEvidence(tx, id);
  if (kind === "ace") await forgetInAudit(tx, id);
  await tx
    .update(jokers)
    .set({ favoriteUserIds: sql`array_remove(${jokers.favoriteUserIds}, ${id}::uuid)` })
    .where(sql`${id}::uuid = any(${jokers.favoriteUserIds})`);
  await tx
    .update(aces)
    .set({ favoriteUserIds: sql`array_remove(${aces.favoriteUserIds}, ${id}::uuid)` })
    .where(sql`${id}::uuid = any(${aces.favoriteUserIds})`);
}

/** The lines that say that a thread became this member's. */
const announces = (
  { params }: typeof chatMessages | typeof deletedChatMessages,
  aceId: string,
): SQL => sql`${params} ? 'aceId' and ${params} ->> 'aceId' = ${aceId}`;

/** The archived threads of a seeker, or of a member's whole company: threads are handed over. */
function mayHaveWrittenIn(tx: Tx, { id, kind }: Leaver) {
  const company = tx.select({ id: aces.companyId }).from(aces).where(eq(aces.id, id));
  return tx
    .select({ id: deletedMatchings.id })
    .from(deletedMatchings)
    .where(
      kind === "joker"
        ? eq(deletedMatchings.jokerId, id)
        : inArray(deletedMatchings.aceCompanyId, company),
    );
}

/** The company's record keeps by id alone who was invited, removed, or gave what they had in hand. */
async function forgetInAudit(tx: Tx, id: string): Promise<void> {
  const invitations = tx
    .select({ id: sql<string>`${memberInvitations.id}::text` })
    .from(memberInvitations)
    .where(eq(memberInvitations.aceId, id));
  await tx
    .update(auditLogs)
    .set({ reason: null })
    .where(
      or(
        and(
          eq(auditLogs.targetType, "ace"),
          eq(auditLogs.targetId, id),
          inArray(auditLogs.action, ["removeMember", "handOver"]),
        ),
        and(eq(auditLogs.targetType, "invitation"), inArray(auditLogs.targetId, invitations)),
      ),
    );
}

/** Reports keep what was written for as long as they are kept, and of whom by id alone. */
async function forgetInEvidence(tx: Tx, id: string): Promise<void> {
  const wrote = sql`${JSON.stringify([{ userId: id }])}::jsonb`;
  await tx
    .update(reports)
    .set({
      evidence: sql`(
        select jsonb_agg(
          case when message ->> 'userId' = ${id}
            then message || jsonb_build_object('userName', ${WITHDRAWN_USER_NAME}::text)
            else message end
          order by place)
        from jsonb_array_elements(${reports.evidence}) with ordinality as kept(message, place))`,
    })
    .where(sql`${reports.evidence} @> ${wrote}`);
}
