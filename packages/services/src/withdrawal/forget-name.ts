import type { Tx } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { chatMessages, deletedChatMessages } from "@tefuda/db/schema/chat";
import { jokers } from "@tefuda/db/schema/joker";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { deletedMatchings, matchings } from "@tefuda/db/schema/matching";
import { notifications } from "@tefuda/db/schema/notification";
import { type AnyColumn, and, eq, exists, inArray, isNotNull, ne, or, sql } from "@tefuda/db/sql";
import { handOverText } from "@tefuda/domain/chat/labels.ja";
import { WITHDRAWN_USER_NAME } from "@tefuda/domain/joker/display-name";
import { withHonorific } from "@tefuda/domain/text/honorific.ja";

interface Leaver {
  readonly id: string;
  readonly kind: "joker" | "ace";
  /** Blank for someone who never gave one. */
  readonly name: string;
}

/**
 * Puts the name of someone who has left out of everything that stays with others: threads keep
 * their messages under another name, notices and mails that name the person go.
 */
export async function forgetName(tx: Tx, { id, kind, name }: Leaver): Promise<void> {
  const isJoker = kind === "joker";
  const threads = await tx
    .select({
      id: matchings.id,
      partnerId: isJoker ? matchings.aceId : matchings.jokerId,
      companyId: matchings.aceCompanyId,
    })
    .from(matchings)
    .where(isJoker ? eq(matchings.jokerId, id) : hasStaff(tx, id, name));

  await tx
    .update(chatMessages)
    .set({ userName: WITHDRAWN_USER_NAME })
    .where(and(eq(chatMessages.userId, id), ne(chatMessages.userName, "")));
  const archives = await tx
    .select({
      id: deletedMatchings.id,
      partnerId: isJoker ? deletedMatchings.aceId : deletedMatchings.jokerId,
      companyId: deletedMatchings.aceCompanyId,
    })
    .from(deletedMatchings)
    .where(eq(isJoker ? deletedMatchings.jokerId : deletedMatchings.aceId, id));
  const inArchives = inArray(deletedChatMessages.matchingId, mayHaveWrittenIn(tx, { id, isJoker }));
  await tx
    .update(deletedChatMessages)
    .set({ userName: WITHDRAWN_USER_NAME })
    .where(and(eq(deletedChatMessages.userId, id), inArchives));
  await tx
    .update(jokers)
    .set({ favoriteUserIds: sql`array_remove(${jokers.favoriteUserIds}, ${id}::uuid)` })
    .where(sql`${id}::uuid = any(${jokers.favoriteUserIds})`);
  await tx
    .update(aces)
    .set({ favoriteUserIds: sql`array_remove(${aces.favoriteUserIds}, ${id}::uuid)` })
    .where(sql`${id}::uuid = any(${aces.favoriteUserIds})`);

  // Whoever had a thread with the person was told of it by name, also where it has ended since.
  const all = [...threads, ...archives];
  if (name === "" || all.length === 0) return;
  const partnerIds = [...new Set(all.flatMap(({ partnerId }) => partnerId ?? []))];
  const threadIds = threads.map((thread) => thread.id);
  const renamed = (text: AnyColumn) => sql`replace(
    replace(${text}, ${withHonorific(name)}, ${withHonorific(WITHDRAWN_USER_NAME)}),
    ${name}, ${WITHDRAWN_USER_NAME})`;
  // What the product itself wrote into the threads may call the person by name.
  await tx
    .update(chatMessages)
    .set({ text: renamed(chatMessages.text) })
    .where(
      and(
        inArray(chatMessages.matchingId, threadIds),
        or(eq(chatMessages.isSystemMessage, true), isNotNull(chatMessages.scheduleId)),
      ),
    );
  await tx
    .update(deletedChatMessages)
    .set({ text: renamed(deletedChatMessages.text) })
    .where(
      and(
        inArchives,
        or(
          eq(deletedChatMessages.isSystemMessage, true),
          isNotNull(deletedChatMessages.scheduleId),
        ),
      ),
    );
  await tx
    .update(matchings)
    .set({ lastMessage: renamed(matchings.lastMessage) })
    .where(inArray(matchings.id, threadIds));
  // Admins are told of threads that are not theirs, and who had a thread before has it no more.
  const companyIds = [...new Set(all.flatMap(({ companyId }) => companyId ?? []))];
  const staff = tx.select({ id: aces.id }).from(aces).where(inArray(aces.companyId, companyIds));
  await tx
    .delete(notifications)
    .where(
      and(
        or(inArray(notifications.userId, partnerIds), inArray(notifications.userId, staff)),
        sql`strpos(${notifications.content}, ${name}) > 0`,
      ),
    );
  await tx.delete(mailOutbox).where(
    and(
      ne(mailOutbox.status, "waiting"),
      or(
        and(
          or(inArray(mailOutbox.userId, partnerIds), inArray(mailOutbox.userId, staff)),
          sql`exists (select from jsonb_each_text(${mailOutbox.params}) where strpos(value, ${name}) > 0)`,
        ),
        // An invitation names the person too, in lines that are folded.
        and(
          inArray(mailOutbox.userId, partnerIds),
          sql`jsonb_array_length(${mailOutbox.attachments}) > 0`,
        ),
      ),
    ),
  );
}

/** Whether a member of staff has a thread or had it before a colleague: wrote in it, or was announced there. */
function hasStaff(tx: Tx, id: string, name: string) {
  const company = tx.select({ id: aces.companyId }).from(aces).where(eq(aces.id, id));
  const wasAnnounced = and(
    eq(chatMessages.isSystemMessage, true),
    eq(chatMessages.text, handOverText(name)),
  );
  const traces = tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(eq(chatMessages.matchingId, matchings.id), or(eq(chatMessages.userId, id), wasAnnounced)),
    );
  return or(eq(matchings.aceId, id), and(inArray(matchings.aceCompanyId, company), exists(traces)));
}

/** The archived threads of a seeker, or of a member's whole company: threads are handed over. */
function mayHaveWrittenIn(tx: Tx, { id, isJoker }: { id: string; isJoker: boolean }) {
  const company = tx.select({ id: aces.companyId }).from(aces).where(eq(aces.id, id));
  return tx
    .select({ id: deletedMatchings.id })
    .from(deletedMatchings)
    .where(
      isJoker ? eq(deletedMatchings.jokerId, id) : inArray(deletedMatchings.aceCompanyId, company),
    );
}
