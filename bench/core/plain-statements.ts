import { COMPANIES, MESSAGE, OFFERS, THREADS } from "./town.ts";

// The least that does the same work, as scripts of pgbench: no person, no permission, no second row for
// whoever is told of it.

const drawn = (variable: string, count: number) => `\\set ${variable} random(0, ${count - 1})\n`;
const idOf = (letter: string) => `'${letter}' || lpad(:n::text, 14, '0')`;
const flat = (sql: string) => `${sql.replaceAll(/\s+/g, " ").trim()};\n`;
const inTransaction = (...parts: readonly string[]) =>
  ["begin", ...parts, "commit"].map(flat).join("");

const thread = idOf("m");
const sender = "'c00000000000001'";

/** A message, and its thread that shows it. */
export const sendInTransaction =
  drawn("n", THREADS) +
  inTransaction(
    `insert into messages (matching_id, user_id, type, body)
      values (${thread}, ${sender}, 'text', '${MESSAGE}')`,
    `update matchings set last_message = '${MESSAGE}', last_sender_id = ${sender},
      last_messaged_at = now(), ace_unread_count = ace_unread_count + 1 where id = ${thread}`,
  );

/** The same in one statement, so that the client waits once. */
export const sendAtOnce =
  drawn("n", THREADS) +
  flat(`with written as (
      insert into messages (matching_id, user_id, type, body)
      values (${thread}, ${sender}, 'text', '${MESSAGE}') returning user_id, body, sent_at)
    update matchings set last_message = written.body, last_sender_id = written.user_id,
      last_messaged_at = written.sent_at, ace_unread_count = ace_unread_count + 1
    from written where id = ${thread}`);

// Matchings of a company that has none yet, with people whom nobody else draws.
const drawnOffer = `\\set r random(1, 100000000000000)\n${drawn("n", OFFERS)}`;
const [matching, seeker, company] = ["'x' || :r::text", "'y' || :r::text", "'z'"];
const offer = idOf("f");
const words = "'マッチングが成立しました'";

/** A matching with its three first messages, and the offer that led to it. */
export const acceptInTransaction =
  drawnOffer +
  inTransaction(
    `select 1 from matchings where joker_id = ${seeker} and company_id = ${company}`,
    `insert into matchings (id, joker_id, company_id, last_message, last_sender_id, last_messaged_at)
      values (${matching}, ${seeker}, ${company}, ${words}, 'system', now())`,
    `insert into messages (matching_id, user_id, type, body) values
      (${matching}, 'system', 'system', ${words}), (${matching}, ${seeker}, 'offset', ''),
      (${matching}, ${company}, 'offset', '')`,
    `update offers set status = 'matched', matching_id = ${matching} where id = ${offer}`,
  );

/** The same in one statement. */
export const acceptAtOnce =
  drawnOffer +
  flat(`with made as (
      insert into matchings (id, joker_id, company_id, last_message, last_sender_id, last_messaged_at)
      values (${matching}, ${seeker}, ${company}, ${words}, 'system', now())
      on conflict (joker_id, company_id) do nothing returning id, joker_id, company_id),
    greeted as (
      insert into messages (matching_id, user_id, type, body)
      select made.id, first.writer, first.type, first.body from made cross join lateral (values
        ('system', 'system', ${words}), (made.joker_id, 'offset', ''),
        (made.company_id, 'offset', '')) as first(writer, type, body))
    update offers set status = 'matched', matching_id = made.id from made where offers.id = ${offer}`);

/** The twenty threads of a company that were written in last. */
export const listThreads =
  drawn("n", COMPANIES) +
  flat(`select id, joker_id, company_id, last_message, last_sender_id, last_messaged_at,
      ace_unread_count
    from matchings where company_id = ${idOf("c")} order by last_messaged_at desc limit 20`);
