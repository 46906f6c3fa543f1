import type { Db } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { jokers } from "@tefuda/db/schema/joker";
import { eq } from "@tefuda/db/sql";
import { ownWords, withoutOwnWords } from "@tefuda/domain/account/own-words";
import { PASSWORD_MIN } from "@tefuda/domain/constants/limits";
import { AppError } from "@tefuda/domain/errors/app-error";
import { messages } from "@tefuda/domain/validation/messages.ja";
import type { Ctx } from "../kernel/context.ts";
import { guessesInThread } from "./password-guesses-thread.ts";

/**
 * Ten million tries. Eight letters by chance take a hundred million, a word and a year less than one;
 * five wrong ones lock an account for a while.
 */
const GUESSES_LOG10_MIN = 7;

const reasons = {
  common: messages.passwordCommon,
  word: messages.passwordWord,
  pattern: messages.passwordPattern,
};

/** Whose password it is to be. */
interface Owner {
  readonly email: string;
  readonly names?: readonly string[];
}

/**
 * The one rule of how hard to guess a new password has to be: without the words that are known of its
 * owner and of us it is still long, and not among the first that are tried.
 * @throws AppError weakPassword, which says why beside the field; serverBusy
 */
export async function requireStrongPassword(
  { site }: Pick<Ctx, "site">,
  password: string,
  { email, names = [] }: Owner,
): Promise<void> {
  const own = withoutOwnWords(password, ownWords({ brand: site.brand, email, names }));
  if (own.length < PASSWORD_MIN && own !== password) throw weak(messages.passwordOwn);
  const { log10, kind } = await guessesInThread(own);
  if (log10 < GUESSES_LOG10_MIN) throw weak(reasons[kind]);
}

/** The same for somebody who has an account. */
export async function requireStrongPasswordOf(
  ctx: Pick<Ctx, "site" | "db">,
  password: string,
  userId: string,
): Promise<void> {
  await requireStrongPassword(ctx, password, await ownerOf(ctx.db, userId));
}

const weak = (why: string) => new AppError("weakPassword", { fields: { password: why } });

async function ownerOf(db: Db, userId: string): Promise<Owner> {
  const [row] = await db
    .select({
      email: users.email,
      name: users.name,
      jokerName: jokers.name,
      jokerKana: jokers.nameKana,
      aceName: aces.name,
      aceKana: aces.nameKana,
    })
    .from(users)
    .leftJoin(jokers, eq(jokers.id, users.id))
    .leftJoin(aces, eq(aces.id, users.id))
    .where(eq(users.id, userId));
  const { email = "", ...names } = row ?? {};
  return { email, names: Object.values(names).filter((name) => typeof name === "string") };
}
