import type { Db } from "@tefuda/db/client";
import type { ReportReason } from "@tefuda/domain/report/constants";
import { uuidv7 } from "uuidv7";
import { sendMessage } from "../chat/send-message.ts";
import { testCtx } from "../joker/joker.fixture.ts";
import { insertThread } from "../matching/thread.fixture.ts";
import { createReport } from "./create-report.ts";

/** A thread in which the ace has written `messages` texts, and the joker's report of it. */
export async function insertReport(
  db: Db,
  {
    messages = 1,
    reasons = ["other"],
    shareMessages = true,
  }: { messages?: number; reasons?: ReportReason[]; shareMessages?: boolean } = {},
) {
  const thread = await insertThread(db);
  const ace = testCtx(db, thread.ace);
  for (let number = 1; number <= messages; number += 1)
    await sendMessage(ace.ctx, {
      matchingId: thread.matchingId,
      id: uuidv7(),
      type: 0,
      text: `${number}通目`,
    });
  const joker = testCtx(db, thread.joker);
  const input = {
    reportId: uuidv7(),
    matchingId: thread.matchingId,
    reasons,
    content: "何度も断っています。",
    shareMessages,
    release: false,
  };
  await createReport(joker.ctx, input);
  return { ...thread, input, reportId: input.reportId, reporter: joker };
}
