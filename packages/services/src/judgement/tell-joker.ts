import type { Tx } from "@tefuda/db/client";
import { JUDGEMENT_PASSED_PATH } from "@tefuda/domain/judgement/passed-screen";
import { type Remark, remarkLines } from "@tefuda/domain/judgement/remarks";
import type { Verdict } from "@tefuda/domain/judgement/states";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { createNotification } from "../notification/create-notification.ts";

export interface Told {
  readonly jokerId: string;
  readonly email: string | null;
  readonly verdict: Verdict;
  /** Reasons and comments in words, one a line of the mail. */
  readonly remarks: readonly Remark[];
  /** Names this verdict: two mails of one key are one. */
  readonly key: string;
}

/** Writes the mail and the notification of a verdict, inside the verdict's transaction. */
export async function tellJoker(
  tx: Tx,
  ctx: Pick<Ctx, "clock" | "site">,
  { jokerId, email, verdict, remarks, key }: Told,
): Promise<void> {
  const { origin } = ctx.site;
  const list = remarkLines(remarks);
  const to = email && { to: email, userId: jokerId, dedupeKey: `judgement:${key}` };
  const note = { userId: jokerId, params: {}, dedupeKey: `judgement:${key}` };
  switch (verdict) {
    case "passed": {
      const params = { url: `${origin}${JUDGEMENT_PASSED_PATH}` };
      if (to) await enqueueMail(tx, ctx, { template: "judgementPassed", params, ...to });
      return createNotification(tx, ctx, { type: "judgementPassed", ...note });
    }
    case "remanded": {
      const params = { list, url: `${origin}/registration` };
      if (to) await enqueueMail(tx, ctx, { template: "judgementRemanded", params, ...to });
      return createNotification(tx, ctx, { type: "judgementRemanded", ...note });
    }
    case "rejected": {
      const params = { list, url: `${origin}/mypage` };
      if (to) await enqueueMail(tx, ctx, { template: "judgementRejected", params, ...to });
      return createNotification(tx, ctx, { type: "judgementRejected", ...note });
    }
    default:
      return verdict satisfies never;
  }
}
